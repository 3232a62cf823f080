import { LinkRow, TickRule } from '@tarapath/ui-kit'
import { Link, PageMeta, ScreenError } from '../platform/index.ts'
import { calculatorPath, PRODUCTS, typesOf, wordKey } from './calculators.ts'
import styles from './calculator.module.css'
import { calculatorWords } from './words/calculator.gen.ts'
import { calculatorsWords } from './words/calculators.gen.ts'

export const ErrorBoundary = ScreenError

/** /calculators */
export default function CalculatorsScreen() {
  const words = calculatorsWords()
  return (
    <main id="main" className={`ui-page ${styles['page']}`} data-stack>
      <PageMeta title={words.title} description={words.description} />
      <div>
        <h1>{words.heading}</h1>
        <p>{words.lead}</p>
      </div>
      <div className={styles['products']}>
        {PRODUCTS.map((product) => (
          <section key={product} aria-labelledby={`calculators-${product}`}>
            <h2 id={`calculators-${product}`}>
              <Link to={calculatorPath({ product, type: typesOf(product)[0]?.type ?? 'birth-chart' })}>
                {calculatorWords()[`product_${product}`]}
              </Link>
            </h2>
            <TickRule />
            <div className="ui-rows">
              {typesOf(product).map((key) => (
                <LinkRow
                  key={key.type}
                  title={calculatorWords()[`title_${wordKey(key.type)}`]}
                  detail={calculatorWords()[`detail_${wordKey(key.type)}`]}
                  href={calculatorPath(key)}
                />
              ))}
            </div>
          </section>
        ))}
      </div>
    </main>
  )
}
