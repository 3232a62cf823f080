/** Where the journeys run the website and the backend. */
export const WEB = 'http://localhost:3200'
export const API = 'http://localhost:4200'
