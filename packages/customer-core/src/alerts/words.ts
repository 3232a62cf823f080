/** What a customer reads about being notified. */
export const words = {
  notifyMe: 'Notify me',
  toNotify: (name: string) => `to be notified about ${name}`,
  isSet: "We'll notify you",
  byPush: (until: string) => `On this device, once, until ${until}.`,
  bySms: (until: string) => `By SMS, once, until ${until}.`,
  blocked: 'Notifications are off in this browser.',
  turnOff: 'Turn off',
  turnOffFor: (name: string) => `Turn off the notification about ${name}`,
  turnedOff: (name: string) => `You won't be notified about ${name}.`,
  failed: 'Could not save it. Check your internet connection and try again.',
}
