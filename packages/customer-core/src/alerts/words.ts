/** What a customer reads about being notified. */
export const words = {
  notifyMe: 'Notify me',
  toNotify: (name: string) => `to be notified about ${name}`,
  promise: (name: string) => `Once, when ${name} is free for a chat.`,
  isSet: "We'll notify you",
  byPush: (name: string, until: string) => `On this device, once, when ${name} is free. Until ${until}.`,
  bySms: (name: string, until: string) => `By SMS, once, when ${name} is free. Until ${until}.`,
  blocked: 'Notifications are off in this browser, so we send an SMS.',
  turnOff: 'Turn off',
  turnedOff: (name: string) => `You won't be notified about ${name}.`,
  failed: 'Could not save it. Check your internet connection and try again.',
}
