import type { Sign } from '@tarapath/jyotish'

/** One sentence on the traditional character of each sign. */
export const SIGN_TRAITS: Readonly<Record<Sign, string>> = {
  Mesha: 'Quick to begin, direct in words and glad to go first.',
  Vrishabha: 'Steady, fond of good things and slow to change a settled mind.',
  Mithuna: 'Curious, talkative and at home with two ideas at once.',
  Karka: 'Caring, attached to home and full of memory.',
  Simha: 'Warm, proud of good work and generous in front of others.',
  Kanya: 'Careful, useful and happy when things are in their place.',
  Tula: 'Fair, sociable and ready to weigh the other side.',
  Vrishchika: 'Deep, loyal and able to keep a secret.',
  Dhanu: 'Hopeful, frank and drawn to teachers and far places.',
  Makara: 'Patient, practical and at ease with a long climb.',
  Kumbha: 'Independent, friendly to many and faithful to an idea.',
  Meena: 'Gentle, imaginative and quick to feel with others.',
}
