import {
  createContext,
  createElement,
  use,
  type ComponentProps,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react'

/** The props of an application's link component: those of `<a>`, and when to prefetch. */
export interface AnchorProps extends ComponentProps<'a'> {
  href: string
  /** When to prefetch the page: on hover and focus, or when the link becomes visible. */
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
  /** Renders every link of the kit, e.g. `({ href, ...rest }) => <Link to={href} {...rest} />`. */
  component: ComponentType<AnchorProps>
  children: ReactNode
}

/** Sets the link component for all kit components with an `href`. Without it, links are plain `<a>`. */
export function LinkProvider({ component, children }: LinkProviderProps): ReactElement {
  return <LinkContext value={component}>{children}</LinkContext>
}

const EXTERNAL = /^(?:[a-z][a-z0-9+.-]*:|\/\/|#)/i

/** A link: the link component of the application for its own paths, a plain `<a>` for `tel:`, `https:` and `#…`. */
export function Anchor(props: AnchorProps): ReactElement {
  const link = use(LinkContext)
  return createElement(EXTERNAL.test(props.href) ? PlainAnchor : link, props)
}
