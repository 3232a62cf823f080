import { Link } from '@tarapath/customer-core/platform'
import { useAtomValue } from 'jotai'
import { CartIcon } from './cart-icon.tsx'
import { cartCountAtom } from './cart.ts'
import styles from './store.module.css'
import { storeWords } from './words/store.gen.ts'

/** The way to the cart, with what is in it. */
export function CartLink() {
  const count = useAtomValue(cartCountAtom)
  const words = storeWords()
  return (
    <Link to="/cart" className={styles['cartLink']} aria-label={count > 0 ? words.cartCount({ count }) : words.cart}>
      <CartIcon />
      {count > 0 ? <span>{count}</span> : null}
    </Link>
  )
}
