import type { AstrologerSummary } from '@tarapath/api-client/types'
import { profilePath, ratePaise } from '@tarapath/customer-core/astrologers'
import { Button, formatRupees, initialsOf, Jharokha, LinkRow } from '@tarapath/ui-kit'
import styles from './reading.module.css'
import { readingWords } from './words/reading.gen.ts'

/** Astrologers who can be asked about a birth chart. A reading may be saved, so that it does not say who is online. */
export function AskAstrologers({ astrologers }: { astrologers: readonly AstrologerSummary[] }) {
  const words = readingWords()
  const all = '/consult-astrologer-online'
  // The astrologers are left out when they do not load: the reader came for the chart.
  if (astrologers.length === 0)
    return (
      <div>
        <Button variant="outline" href={all}>
          {words.askAstrologer}
        </Button>
      </div>
    )
  return (
    <section className={styles['people']} aria-labelledby="ask">
      <h2 id="ask">{words.askAstrologer}</h2>
      <div className="ui-rows">
        {astrologers.map((astrologer) => (
          <LinkRow
            key={astrologer.id}
            lead={
              <Jharokha
                seed={astrologer.id}
                src={astrologer.avatar ?? undefined}
                initials={initialsOf(astrologer.name)}
                size={36}
              />
            }
            title={astrologer.name}
            detail={detailOf(astrologer)}
            href={profilePath(astrologer)}
          />
        ))}
      </div>
      <div>
        <Button variant="outline" href={all}>
          {words.seeAllAstrologers}
        </Button>
      </div>
    </section>
  )
}

function detailOf(astrologer: AstrologerSummary): string {
  const words = readingWords()
  const price = formatRupees(ratePaise(astrologer), { trailingZeros: 'strip' })
  if (astrologer.review_count === 0) return words.notRated({ price })
  return words.rated({ rating: astrologer.rating.toFixed(1), price })
}
