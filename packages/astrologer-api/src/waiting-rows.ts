import { row } from '@tarapath/own-api/row'
import { z } from 'zod'
import { Id } from './replies.ts'

const GROUP = 'astrologer-app'
const role = 'consultant'
const OneEntry = z.object({ entry_id: Id })

/** The endpoints for the astrologer's queue. */
export const waitingRows = {
  confirmWaiting: row('confirmWaiting', GROUP, ['POST', '/api/astrologer/v1/waiting/confirm/'], {
    summary: 'Tells the first customer of the waiting list that they are next.',
    auth: 'required',
    role,
    body: OneEntry,
    response: OneEntry,
    retry: 'idempotent',
  }),

  declineWaiting: row('declineWaiting', GROUP, ['POST', '/api/astrologer/v1/waiting/decline/'], {
    summary: 'Takes a customer off the waiting list for an hour at least. They read that.',
    auth: 'required',
    role,
    body: OneEntry,
    response: OneEntry,
    retry: 'none',
  }),
}
