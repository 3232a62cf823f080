import { apiContext, PageMeta, ScreenSkeleton } from '@tarapath/customer-core/platform'
import { ActionBar, Button, EmptyState, TextLink } from '@tarapath/ui-kit'
import type { Route } from './+types/cart-page'
import { blockedReason } from './blocked-reason.ts'
import { CartLines } from './cart-lines.tsx'
import { CartSum } from './cart-sum.tsx'
import { loadCartProducts } from './load-cart.ts'
import { usePricedCart } from './use-priced-cart.ts'
import styles from './cart.module.css'
import { cartWords } from './words/cart.gen.ts'

export { ScreenError as ErrorBoundary } from '@tarapath/customer-core/platform'

export const HydrateFallback = () => <ScreenSkeleton title={cartWords().title} />

/** The server does not know the cart. */
export const clientLoader = ({ context }: Route.ClientLoaderArgs) => loadCartProducts(context.get(apiContext))

export default function CartScreen({ loaderData: products }: Route.ComponentProps) {
  const cart = usePricedCart(products)
  const words = cartWords()
  return (
    <main id="main" className={`ui-page ${styles['narrow']}`} data-stack>
      <PageMeta title={words.title} noindex />
      <h1>{words.title}</h1>
      {cart.lines.length === 0 ? (
        <EmptyState title={words.empty} action={<Button href="/store">{words.seeStore}</Button>}>
          {words.emptyHint}
        </EmptyState>
      ) : (
        <>
          <CartLines lines={cart.lines} />
          <CartSum cart={cart} />
          <p>
            <TextLink href="/store">{words.continue}</TextLink>
          </p>
          <ActionBar>
            {cart.canOrder ? (
              <Button href="/checkout" full>
                {words.checkout}
              </Button>
            ) : (
              <Button full disabledReason={blockedReason(cart)}>
                {words.checkout}
              </Button>
            )}
          </ActionBar>
        </>
      )}
    </main>
  )
}
