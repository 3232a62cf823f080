import {
  createContext,
  createElement,
  use,
  type ComponentProps,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react'

/** What a link component of the application is given: everything an `<a>` takes, and a wish about prefetching. */
export interface AnchorProps extends ComponentProps<'a'> {
  href: string
  /** When a router should load the page ahead: at hover and focus, or as soon as the link is seen. */
  prefetch?: 'intent' | 'viewport'
}

function PlainAnchor({ prefetch, children, ...rest }: AnchorProps): ReactElement {
  return (
    <a data-prefetch={prefetch} {...rest}>
      {children}
    </a>
  )
}

const LinkContext = createContext<ComponentType<AnchorProps>>(PlainAnchor)

/** Props of {@link LinkProvider}. */
export interface LinkProviderProps {
  /** Draws every link of the kit, e.g. `({ href, ...rest }) => <Link to={href} {...rest} />`. */
  component: ComponentType<AnchorProps>
  children: ReactNode
}

/** Says once how this application draws links; every kit component with an `href` follows. Without it links are plain `<a>`. */
export function LinkProvider({ component, children }: LinkProviderProps): ReactElement {
  return <LinkContext value={component}>{children}</LinkContext>
}

const LEAVES_THE_APP = /^(?:[a-z][a-z0-9+.-]*:|\/\/|#)/i

/** The kit's own anchor: the application's link component for its own paths, a plain `<a>` for `tel:`, `https:` and `#…`. */
export function Anchor(props: AnchorProps): ReactElement {
  const link = use(LinkContext)
  return createElement(LEAVES_THE_APP.test(props.href) ? PlainAnchor : link, props)
}
