import type { Course } from '@tarapath/api-client/types'
import { amountWords, toPaise } from '@tarapath/customer-core/platform'
import { formatRupees, Rupees } from '@tarapath/ui-kit'
import { coursePaise } from './course-status.ts'
import styles from './courses.module.css'
import { coursesWords } from './words/courses.gen.ts'

/** The full price, and the one before an offer. */
export function CoursePrice({ course }: { course: Course }) {
  const words = coursesWords()
  const paise = coursePaise(course)
  return (
    <>
      {paise === 0 ? words.free : <Rupees paise={paise} display spoken words={amountWords()} />}
      {course.discounted_price === null ? null : (
        <s>
          <span className="ui-visually-hidden">{words.priceBefore} </span>
          {formatRupees(toPaise(course.price))}
        </s>
      )}
    </>
  )
}

export const priceClass = styles['price']
