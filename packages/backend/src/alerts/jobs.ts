import { sql } from 'drizzle-orm'
import { secondsAfter, type Job } from '../jobs/job.ts'
import { deleteOldPushes } from '../ports/push-sender/outbox.ts'
import { pushOutbox } from '../ports/push-sender/tables.ts'
import { alertsDueAt, claimAlerts } from './claim-alerts.ts'
import { sendAlert, type AlertSender } from './send-alert.ts'

const DAY_SECONDS = 24 * 60 * 60

export const createAlertJobs = (sender: AlertSender) =>
  ({
    send: {
      name: 'send alerts',
      dueAt: () => alertsDueAt(sender.db),
      async run(now) {
        const claimed = await claimAlerts(sender.db, now)
        await Promise.all(claimed.map((alert) => sendAlert(sender, alert, now)))
      },
    },
    deleteOldPushes: {
      name: 'delete old push messages',
      everySeconds: 600,
      dueAt: () => secondsAfter(sql`(select min(${pushOutbox.createdAt}) from ${pushOutbox})`, DAY_SECONDS),
      run: (now) => deleteOldPushes(sender.db, new Date(now.getTime() - DAY_SECONDS * 1000)),
    },
  }) satisfies Record<string, Job>
