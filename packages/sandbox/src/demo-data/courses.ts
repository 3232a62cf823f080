interface SeedCourse {
  slug: string
  title: string
  subtitle: string
  description: string
  /** One of drawings/gallery-drawings.ts. */
  drawing: 'chart' | 'cards' | 'plan' | 'square' | 'study'
  rupees: number
  offerRupees?: number
  hours: number
  language: string
  /** Counted from the day of seeding; without it one watches whenever one likes. */
  startsInDays?: number
  /** Place in the list of people, counted from 1. */
  instructor: number
  capacity?: number
  syllabus: readonly { title: string; lessons: readonly string[] }[]
}

export const courses: readonly SeedCourse[] = [
  {
    slug: 'first-evening-with-a-chart',
    title: 'A first evening with a chart',
    subtitle: 'Free, and enough to know whether you want more',
    description:
      'Two hours on what a birth chart is: a picture of the sky over one place at one moment. You leave with your own chart drawn by hand. Nothing is predicted.',
    drawing: 'study',
    rupees: 0,
    hours: 2,
    language: 'English',
    instructor: 1,
    syllabus: [
      {
        title: 'The evening',
        lessons: ['What the sky has to do with it', 'Drawing twelve houses', 'Your own nine grahas, and questions'],
      },
    ],
  },
  {
    slug: 'jyotish-from-the-beginning',
    title: 'Jyotish from the beginning',
    subtitle: 'Twelve evenings, live, in a small group',
    description:
      'Signs, houses, grahas, nakshatras and dashas in the order in which they are used. Each evening ends with one chart that everybody reads alone and then together. Recordings stay open for a year.',
    drawing: 'chart',
    rupees: 7_999,
    offerRupees: 6_499,
    hours: 24,
    language: 'Hindi',
    startsInDays: 16,
    instructor: 7,
    capacity: 25,
    syllabus: [
      { title: 'The sky', lessons: ['Zodiac and ayanamsa', 'The nine grahas', 'Nakshatras'] },
      { title: 'The chart', lessons: ['Houses', 'Lords', 'Aspects', 'Strength, and what it does not mean'] },
      { title: 'Time', lessons: ['Vimshottari dasha', 'Transits', 'Two charts from beginning to end'] },
    ],
  },
  {
    slug: 'panchang-for-every-day',
    title: 'Panchang for every day',
    subtitle: 'Read the almanac on your wall',
    description:
      'Tithi, vara, nakshatra, yoga and karana: what they are, why a tithi may begin at three in the afternoon, and how a family chooses a date without fear.',
    drawing: 'square',
    rupees: 1_499,
    hours: 6,
    language: 'English',
    startsInDays: 9,
    instructor: 14,
    capacity: 40,
    syllabus: [
      { title: 'Five limbs', lessons: ['Tithi and the Moon', 'Vara and nakshatra', 'Yoga and karana'] },
      { title: 'Using it', lessons: ['Festivals and why they differ', 'Choosing a date', 'Sunrise where you live'] },
    ],
  },
  {
    slug: 'vastu-by-plan',
    title: 'Vastu by plan',
    subtitle: 'With your own floor plan on the table',
    description:
      'What old building rules say about light, wind and water, which of them a rented flat can follow, and which are best left alone. No wall has to be broken.',
    drawing: 'plan',
    rupees: 2_999,
    hours: 8,
    language: 'English',
    startsInDays: 23,
    instructor: 22,
    capacity: 20,
    syllabus: [
      { title: 'Reading a plan', lessons: ['North, properly', 'Nine parts of a floor', 'Light through the day'] },
      { title: 'Changing little', lessons: ['Where to sit, cook and sleep', 'Your plan, and the plans of others'] },
    ],
  },
  {
    slug: 'tarot-as-a-conversation',
    title: 'Tarot as a conversation',
    subtitle: 'Seventy-eight pictures and good questions',
    description:
      'A weekend on asking better questions with cards on the table. History first, then pictures, then practice in pairs.',
    drawing: 'cards',
    rupees: 3_499,
    offerRupees: 2_999,
    hours: 10,
    language: 'English',
    startsInDays: 30,
    instructor: 31,
    capacity: 16,
    syllabus: [
      { title: 'Saturday', lessons: ['Where the cards come from', 'The twenty-two', 'Three cards, one question'] },
      { title: 'Sunday', lessons: ['The fifty-six', 'Listening', 'When to stop'] },
    ],
  },
  {
    slug: 'numbers-and-names',
    title: 'Numbers and names',
    subtitle: 'To watch whenever you like',
    description:
      'Mulank, bhagyank, the Lo Shu square and name numbers after Chaldean tables: computed by hand, with the sources, and with a lesson on why people see patterns.',
    drawing: 'square',
    rupees: 999,
    hours: 4,
    language: 'Hindi',
    instructor: 40,
    syllabus: [
      { title: 'Counting', lessons: ['Mulank and bhagyank', 'The Lo Shu square', 'Name numbers'] },
      { title: 'Thinking', lessons: ['Why we see patterns', 'How to say it kindly'] },
    ],
  },
]
