/** The address of the service worker. At the root, so that it serves every page. */
export const SERVICE_WORKER = '/service-worker.js'
