import { isRouteErrorResponse } from 'react-router'

/** Whether the server refused the page because the code of the staging site was not entered. */
export const isGateClosed = (error: unknown): boolean => isRouteErrorResponse(error) && error.data === 'staging'
