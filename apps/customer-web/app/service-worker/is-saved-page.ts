/** Pages that are the same for everybody, and of use without a network. */
const SAVED = [
  /^\/$/,
  /^\/consult-astrologer-online(?:\/[^/]+)?$/,
  /^\/(?:horoscope|mantras)(?:\/|$)/,
  /^\/blogs(?:\/[^/.]+)?$/,
  /^\/(?:privacy|terms|refunds|grievance|disclaimer|licences)$/,
]

/** Whether a page is saved when it is read. Payments, chats and everything of a customer never are. */
export const isSavedPage = (path: string): boolean => SAVED.some((pattern) => pattern.test(path))
