/** ••••• 3210: the last four digits only. */
export const maskedPhone = (phone: string): string => `••••• ${phone.slice(-4)}`
