import type { SeedProductCategory } from './seed-product.ts'

const REPORT = 'Comes with a report of an independent laboratory: species, weight, treatment.'

export const gemstones: SeedProductCategory = {
  slug: 'gemstones',
  name: 'Gemstones',
  sku: 'GEM',
  drawing: 'gem',
  products: [
    {
      slug: 'yellow-sapphire',
      name: 'Yellow sapphire (pukhraj)',
      drawing: 'gem',
      rupees: 14_500,
      stock: 8,
      variants: [
        ['3.25 ratti', 14_500, 4],
        ['4.25 ratti', 21_500, 3],
        ['5.25 ratti', 32_000, 1],
      ],
      gstPercent: 3,
      maxQuantity: 1,
      deliveryDays: 7,
      short: `Sri Lanka, heated, pale yellow. ${REPORT}`,
      paragraphs: [
        'Pale, clean stones from Sri Lanka, heated as most are; the report says so. Tradition gives this stone to Jupiter.',
        'A stone is a beautiful thing and no remedy by itself. Wear it because you like it, and ask two people before you spend this much.',
      ],
      specifications: [
        ['Species', 'Corundum'],
        ['Origin', 'Sri Lanka'],
        ['Treatment', 'Heated'],
        ['Report', 'Included'],
      ],
      faqs: [
        ['Can I send it back?', 'Within ten days, with its report and unworn. We pay the way back.'],
        ['What is a ratti?', 'An old weight of about 0.18 g; 0.9 carat.'],
      ],
      ratings: [
        [5, 'Mahesh J.', 'Matches the report', 'Checked the number at the laboratory. All as written.', 25],
        [4, 'Ritu A.', null, 'Paler than on my screen, though they warn about it.', 70],
      ],
    },
    {
      slug: 'red-coral',
      name: 'Red coral (moonga)',
      drawing: 'gem',
      rupees: 3_200,
      offerRupees: 2_900,
      stock: 15,
      gstPercent: 3,
      maxQuantity: 2,
      deliveryDays: 6,
      short: `Italian, oval, 5 to 6 carat. ${REPORT}`,
      paragraphs: [
        'An even, orange red, cut as a cabochon. Coral is soft: take it off for housework. Tradition gives it to Mars.',
      ],
      specifications: [
        ['Weight', '5–6 carat'],
        ['Cut', 'Oval cabochon'],
        ['Treatment', 'None'],
        ['Report', 'Included'],
      ],
      faqs: [['Is it dyed?', 'No; the report would say so.']],
      ratings: [
        [5, 'Vikram S.', null, 'Good colour, no pits.', 18],
        [4, 'Usha D.', 'Slow but careful', 'Took eight days. Packed like an egg.', 44],
      ],
    },
    {
      slug: 'pearl',
      name: 'Pearl (moti)',
      drawing: 'gem',
      rupees: 1_100,
      stock: 40,
      gstPercent: 3,
      maxQuantity: 4,
      deliveryDays: 5,
      short: `Freshwater, cultured, round, 7 to 8 carat. ${REPORT}`,
      paragraphs: ['Cultured, as nearly all pearls are, and sold as that. Tradition gives the pearl to the Moon.'],
      specifications: [
        ['Kind', 'Freshwater, cultured'],
        ['Weight', '7–8 carat'],
        ['Report', 'Included'],
      ],
      faqs: [['How do I clean it?', 'With a soft dry cloth. No perfume, no soap.']],
      ratings: [
        [5, 'Sneha G.', null, 'Round and with a soft light. My mother approved.', 9],
        [5, 'Arti L.', 'As described', 'They say “cultured” in the first line. I like that.', 33],
      ],
    },
    {
      slug: 'emerald',
      name: 'Emerald (panna)',
      drawing: 'gem',
      rupees: 8_900,
      stock: 6,
      gstPercent: 3,
      maxQuantity: 1,
      deliveryDays: 7,
      short: `Zambia, minor oil, about 3 carat. ${REPORT}`,
      paragraphs: [
        'Bluish green with the gardens inside that emeralds have. Minor oil, as the report says. Tradition gives it to Mercury.',
      ],
      specifications: [
        ['Weight', 'About 3 carat'],
        ['Origin', 'Zambia'],
        ['Treatment', 'Minor oil'],
        ['Report', 'Included'],
      ],
      faqs: [
        ['Does the oil come out?', 'With the years, or in an ultrasonic bath, which is why we say not to use one.'],
      ],
      ratings: [
        [4, 'Farhan Q.', null, 'A visible garden, as they say. Price was fair compared to two shops here.', 27],
      ],
    },
    {
      slug: 'moonstone',
      name: 'Moonstone',
      drawing: 'gem',
      rupees: 650,
      stock: 34,
      gstPercent: 3,
      maxQuantity: 5,
      deliveryDays: 5,
      short: 'Odisha, white with a blue sheen, about 6 carat.',
      paragraphs: [
        'Feldspar from Odisha with a light that moves under the surface. Soft, so better as a pendant than as a ring.',
      ],
      specifications: [
        ['Weight', 'About 6 carat'],
        ['Origin', 'Odisha'],
        ['Treatment', 'None'],
      ],
      faqs: [['Is there a report?', 'Not at this price. We will have one made for ₹450 if you ask.']],
      ratings: [
        [5, 'Ishita C.', 'The sheen is real', 'Best in the evening by a lamp.', 14],
        [4, 'Kiran W.', null, 'Lovely, smaller than the box suggests.', 48],
      ],
    },
  ],
}
