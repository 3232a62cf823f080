import type { ReferenceBanner } from '@tarapath/reference-data'

const LIST = '/consult-astrologer-online'

/** They are true of the demo astrologers. */
export const demoBanners: readonly ReferenceBanner[] = [
  {
    position: 3,
    placement: 'secondary',
    title: 'Sixteen languages. Ask in the one you think in.',
    drawing: 'arches',
    alt: 'A row of jharokha arches',
    link: LIST,
  },
  {
    position: 6,
    placement: 'promotional',
    title: 'New here? The lowest rate is ₹9 a minute.',
    drawing: 'dial',
    alt: 'A half dial with a gnomon and a star',
    link: `${LIST}?ordering=price`,
  },
  {
    position: 8,
    placement: 'list',
    title: 'Rather write than talk? See who can chat now.',
    drawing: 'wheel',
    alt: 'A wheel of twelve houses',
    link: `${LIST}?available=1`,
  },
]

export const testimonials = [
  {
    name: 'Ananya Deshpande',
    city: 'Pune',
    stars: 5,
    text: 'I could see the clock and the rupees move together. It sounds small, but it let me listen instead of worrying.',
  },
  {
    name: 'Mohammed Irfan',
    city: 'Hyderabad',
    stars: 5,
    text: 'Set a limit of ten minutes, got my answer in eight, paid for eight. More things in life should work like this.',
  },
  {
    name: 'Jaspreet Kaur',
    city: 'Chandigarh',
    stars: 4,
    text: 'My network dropped in between and the chat waited for me. The receipt showed the gap as not billed.',
  },
  {
    name: 'सविता तिवारी',
    city: 'Bhopal',
    stars: 5,
    text: 'हिंदी में आराम से बात हुई। किसी ने डराया नहीं और कुछ ख़रीदने को भी नहीं कहा।',
  },
  {
    name: 'Karthik Subramaniam',
    city: 'Chennai',
    stars: 5,
    text: 'The astrologer told me what he could not read from the chart. That one sentence made me trust the rest.',
  },
  {
    name: 'Rupali Borah',
    city: 'Guwahati',
    stars: 4,
    text: 'Found somebody who speaks Assamese, which I had not expected. Would like more people to be online in the morning.',
  },
  {
    name: 'Francis Pereira',
    city: 'Margao',
    stars: 5,
    text: 'Nobody called me back to sell anything. I opened it again two months later because I wanted to.',
  },
  {
    name: 'Sunita Meena',
    city: 'Kota',
    stars: 5,
    text: 'My daughter helped me the first time, the second time I did it myself. The letters are big and the words are simple.',
  },
] as const
