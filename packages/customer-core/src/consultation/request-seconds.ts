/** How long the backend keeps a request (docs/behaviour.md B3.2). */
export const REQUEST_SECONDS = 120
