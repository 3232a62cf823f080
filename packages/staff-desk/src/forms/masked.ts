/** ••••• 3210: enough to know a number that one knows. */
export const masked = (phone: string): string => `••••• ${phone.slice(-4)}`
