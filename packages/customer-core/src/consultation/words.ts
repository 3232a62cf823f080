/** What a customer reads while a consultation waits, runs and ends. */
export const words = {
  joined: (name: string) => `${name} joined`,
  replied: (name: string, count: number) => `(${count}) ${name} replied`,
  unread: (count: number) => `${count} new ${count === 1 ? 'message' : 'messages'}`,
  picture: 'Picture',
  voiceMessage: 'Voice message',
  billingStarted: (rate: string, time: string) => `Billing started at ${rate}/min · ${time}`,
  pickedUp: (name: string, rate: string) => `${name} joined. Billing started at ${rate}/min.`,
  allowNotifications: (name: string) => `Notify me when ${name} joins or replies`,
}
