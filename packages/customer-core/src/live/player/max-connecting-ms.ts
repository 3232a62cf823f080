/** Networks that let WebRTC through do so in a second or two. */
export const MAX_CONNECTING_MS = 8000
