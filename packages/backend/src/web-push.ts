// An entry of its own, because it loads a library for Node, and the backend also runs in a browser.
export { createWebPush, type WebPushKeys } from './ports/push-sender/web-push.ts'
