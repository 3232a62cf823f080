/** Which Chromium a journey needs that has notifications, sound or the back/forward cache: the headless shell has none. */
export const wholeBrowser = process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}
