import type { Db } from '@tarapath/backend/database'
import { walletReviews } from '@tarapath/backend/wallet'

const DAY_MS = 24 * 60 * 60 * 1000

/** Reviews of recharging and paying. */
const REVIEWS: readonly [userName: string, rating: number, comment: string, daysAgo: number][] = [
  ['Kavita S.', 5, 'The tax was shown before I paid. First app where the total did not change on the last page.', 2],
  ['Rohit M.', 5, 'Added ₹500, got ₹550. The chat took ₹97.20 and that is exactly what is gone.', 4],
  ['Anjali P.', 4, 'UPI was quick. My bank took a minute to confirm and the page told me to wait, which was fine.', 6],
  ['Imran K.', 5, 'Payment failed once. Nothing was taken, and it said so in plain words.', 9],
  ['Deepa N.', 5, 'I like that I can stop at ten minutes. No surprise at the end.', 11],
  ['Suresh B.', 4, 'Receipt has the GST line. My accountant is happy, so I am happy.', 15],
  ['Meenakshi R.', 5, 'Recharged in the middle of a chat and did not lose my place.', 19],
  [
    'Harpreet G.',
    3,
    'Works well. I would like an amount between 200 and 500 on the buttons, though one can type it.',
    23,
  ],
  ['Lata J.', 5, 'For my mother I added ₹100 only. She spoke for five minutes and the rest is still there.', 28],
  ['Nikhil D.', 4, 'The coupon came off before tax. Small thing, but honest.', 34],
  ['Farida A.', 5, 'The astrologer did not join and I was not charged. I checked twice.', 41],
  ['Prakash T.', 5, 'Every minute is in the list. Nobody has to argue about anything.', 52],
]

export async function seedWalletReviews(db: Db, now: Date): Promise<void> {
  const [existing] = await db.select({ id: walletReviews.id }).from(walletReviews).limit(1)
  if (existing) return
  await db.insert(walletReviews).values(
    REVIEWS.map(([userName, rating, comment, daysAgo]) => ({
      userName,
      rating,
      comment,
      createdAt: new Date(now.getTime() - daysAgo * DAY_MS),
    })),
  )
}
