export const mantraCategories = [
  {
    slug: 'vedic',
    name: 'Vedic',
    description: 'Verses of the Rigveda that have been said aloud for three thousand years.',
  },
  { slug: 'ganesha', name: 'Ganesha', description: 'For beginnings: a journey, an exam, a first day.' },
  { slug: 'shiva', name: 'Shiva', description: 'For stillness and for endings. Mondays and Pradosha belong to them.' },
  {
    slug: 'vishnu',
    name: 'Vishnu and Krishna',
    description: 'For trust and for keeping on. Said on Ekadashi above all.',
  },
  { slug: 'devi', name: 'Devi', description: 'For strength. The nine nights of Navratri are full of them.' },
  { slug: 'lakshmi', name: 'Lakshmi', description: 'For plenty, and for using it well. Fridays and Diwali.' },
  { slug: 'saraswati', name: 'Saraswati', description: 'For those who learn, write, sing or speak.' },
  { slug: 'hanuman', name: 'Hanuman', description: 'For courage and good service. Tuesdays and Saturdays.' },
  {
    slug: 'navagraha',
    name: 'Nine grahas',
    description: 'One verse for each of the nine, each with its own day of the week.',
  },
  { slug: 'shanti', name: 'Peace', description: 'Openings and endings of the Upanishads, said together.' },
  { slug: 'guru', name: 'Teacher', description: 'Thanks to those who taught us.' },
] as const

export type MantraCategorySlug = (typeof mantraCategories)[number]['slug']
