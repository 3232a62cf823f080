/** Pages that are the same for everybody, and of use without a network. */
const SAVED = [
  /^\/$/,
  /^\/consult-astrologer-online(?:\/[^/]+)?$/,
  /^\/(?:horoscope|mantras)(?:\/|$)/,
  /^\/blogs(?:\/[^/.]+)?$/,
  /^\/(?:privacy|terms|refunds|grievance|disclaimer|licences)$/,
]

/** Frames are pages without data: the same for all customers. Their screens store their data and show its time. */
const FRAMES = /^\/(?:wallet|history)$/

export const isFrame = (path: string): boolean => FRAMES.test(path)

/** Whether a page is saved when it is read. Payments, chats and everything of a customer never are. */
export const isSavedPage = (path: string): boolean => isFrame(path) || SAVED.some((pattern) => pattern.test(path))
