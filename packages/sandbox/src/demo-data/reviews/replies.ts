/** What astrologers answer under a review. */
export const thankYouReplies: readonly string[] = [
  'Thank you for your kind words.',
  'Thank you. Do write to me when you have decided.',
  'It was good to talk to you. My regards to your family.',
  'Thank you for asking so clearly, it made my work easy.',
  'Glad it was useful. Take your time with it.',
  'Bahut dhanyavaad. Khush rahiye.',
  'Aapka aabhaar. Jab mann ho, baat kijiye.',
  'धन्यवाद। आपसे बात करके अच्छा लगा।',
  'आपका बहुत आभार।',
  'Thank you. The credit for the good question is yours.',
  'Happy to help. No hurry for the next one.',
  'Thank you, and my best to you for the year.',
]

export const sorryReplies: readonly string[] = [
  'Thank you for telling me. I will try to be less hurried.',
  'I am sorry it felt short. I have noted it.',
  'Thank you, that is fair. I shall explain more next time.',
  'I am sorry about the gaps, my connection was poor that evening.',
  'Maaf kijiye, agli baar vistaar se baat karenge.',
]
