import CallHost from '@tarapath/customer-core/call/call-host'
import SessionHost from '@tarapath/customer-core/consultation/session-host'
import QueueHost from '@tarapath/customer-core/queue/queue-host'

/** What follows consultations and waiting lists beside every page of the website. */
export default function SessionHosts() {
  return (
    <>
      <SessionHost />
      <CallHost />
      <QueueHost />
    </>
  )
}
