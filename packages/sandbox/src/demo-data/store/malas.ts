import type { SeedProductCategory } from './seed-product.ts'

export const malas: SeedProductCategory = {
  slug: 'malas-and-rudraksha',
  name: 'Malas and rudraksha',
  sku: 'MAL',
  drawing: 'mala',
  products: [
    {
      slug: 'rudraksha-mala-108',
      name: 'Rudraksha mala, 108 beads',
      drawing: 'mala',
      rupees: 899,
      offerRupees: 749,
      stock: 46,
      gstPercent: 5,
      maxQuantity: 5,
      deliveryDays: 5,
      short: 'Five-faced beads of 7 mm from Nepal, knotted by hand on cotton.',
      paragraphs: [
        'A mala for counting, light enough to carry every day. The beads are five-faced, sorted by size, and strung with a knot between each two, so that they neither rub nor scatter when the thread wears.',
        'Beads are seeds: no two are alike, and a few small marks belong to them. Oil them with a drop of sesame oil once or twice a year.',
      ],
      specifications: [
        ['Beads', '108 and one'],
        ['Bead size', '7 mm'],
        ['Thread', 'Cotton, knotted'],
        ['Length', 'About 90 cm'],
        ['Comes from', 'Nepal'],
      ],
      faqs: [
        [
          'Is there a laboratory report?',
          'Not for five-faced beads: they are common and cheap to get right. We check each one by eye.',
        ],
        ['May I wear it in the shower?', 'Better not. Water swells the seeds and the thread dries slowly.'],
      ],
      ratings: [
        [5, 'Harish P.', 'Good knots', 'Evenly strung, and it does not leave colour on the shirt.', 12],
        [4, 'Meera S.', null, 'Beads a little smaller than I thought, but the page did say 7 mm.', 30],
        [5, 'Devika R.', 'For my father', 'He uses it every morning. The thread is soft.', 51],
      ],
    },
    {
      slug: 'tulsi-mala',
      name: 'Tulsi mala, 108 beads',
      drawing: 'mala',
      rupees: 349,
      stock: 80,
      gstPercent: 5,
      maxQuantity: 10,
      deliveryDays: 4,
      short: 'Turned from dry tulsi stems in Vrindavan. Very light.',
      paragraphs: [
        'Each bead is turned from the woody stem of the tulsi plant after its season. The mala weighs less than twenty grams and smells faintly of the plant when it is new.',
      ],
      specifications: [
        ['Beads', '108 and one'],
        ['Bead size', '6 mm'],
        ['Weight', '18 g'],
        ['Comes from', 'Vrindavan'],
      ],
      faqs: [['Does the smell stay?', 'For some weeks. It comes back a little when the beads are warm.']],
      ratings: [
        [5, 'Radhika T.', null, 'Exactly as light as it should be.', 8],
        [4, 'Gopal N.', 'Fine', 'One bead had a crack. They sent another mala without asking for photos.', 40],
      ],
    },
    {
      slug: 'sphatik-mala',
      name: 'Sphatik mala, 108 beads',
      drawing: 'mala',
      rupees: 1499,
      stock: 17,
      gstPercent: 5,
      maxQuantity: 3,
      deliveryDays: 6,
      short: 'Clear quartz, 6 mm, cool in the hand.',
      paragraphs: [
        'Cut from clear quartz in Jaipur. Natural quartz has clouds and fine lines inside; a mala that is perfectly clear is glass, and costs a tenth of this one.',
      ],
      specifications: [
        ['Stone', 'Quartz, not treated'],
        ['Bead size', '6 mm'],
        ['Comes from', 'Jaipur'],
      ],
      faqs: [
        [
          'How do I know it is not glass?',
          'It feels cold for longer, scratches glass, and shows fine lines under a lens.',
        ],
      ],
      ratings: [
        [5, 'Anil K.', 'Real', 'My jeweller looked at it and nodded.', 22],
        [3, 'Pooja V.', null, 'Lovely beads, but the tassel was crushed in the box.', 35],
      ],
    },
    {
      slug: 'five-faced-rudraksha-pendant',
      name: 'Five-faced rudraksha pendant',
      drawing: 'rudraksha',
      rupees: 299,
      stock: 120,
      variants: [
        ['On a cotton thread', 299, 70],
        ['Capped in silver', 999, 24],
      ],
      gstPercent: 5,
      maxQuantity: 5,
      deliveryDays: 4,
      short: 'One large bead, on a thread or capped in silver.',
      paragraphs: [
        'One bead of 18 to 20 mm, the common five-faced kind. On cotton it is ready to wear; the other has caps and a ring of 925 silver.',
      ],
      specifications: [
        ['Bead size', '18–20 mm'],
        ['Silver', '925, about 2 g'],
        ['Comes from', 'Nepal'],
      ],
      faqs: [
        ['Do you sell one-faced beads?', 'No. Round ones hardly exist, and what is sold as such is mostly carved.'],
      ],
      ratings: [
        [5, 'Sanjay B.', null, 'The silver caps are neat work for this price.', 15],
        [
          5,
          'Lalita M.',
          'Honest shop',
          'Asked for a one-mukhi, was told why they do not sell it. Bought this instead.',
          60,
        ],
      ],
    },
    {
      slug: 'sandalwood-mala',
      name: 'Sandalwood mala, 108 beads',
      drawing: 'mala',
      rupees: 1299,
      stock: 0,
      gstPercent: 5,
      maxQuantity: 3,
      deliveryDays: 7,
      short: 'White sandalwood from a licensed depot in Mysuru.',
      paragraphs: [
        'Turned from sandalwood bought at the state depot, with its paper. We get little of it and sell it when it is there.',
      ],
      specifications: [
        ['Wood', 'Santalum album'],
        ['Bead size', '8 mm'],
        ['Comes from', 'Mysuru'],
      ],
      faqs: [['When is it back?', 'Usually within two months. We do not take money for what we do not have.']],
      ratings: [[5, 'Nagaraj H.', null, 'The smell has lasted a year. Rub it and it is there again.', 90]],
    },
  ],
}
