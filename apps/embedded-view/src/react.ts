// What `react` means in this app (vite.config.ts): Preact, and the little that its React layer leaves out.
import { options, type VNode } from 'preact'

export {
  Children,
  cloneElement,
  Component,
  createContext,
  createElement,
  createRef,
  default,
  forwardRef,
  Fragment,
  isValidElement,
  lazy,
  memo,
  PureComponent,
  startTransition,
  StrictMode,
  Suspense,
  use,
  useCallback,
  useContext,
  useDebugValue,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
  useTransition,
} from 'preact/compat'

/** No update is ever put off here, so what is expected and what is are the same. The router asks for it. */
export function useOptimistic<State>(state: State): [State, (action: unknown) => void] {
  return [state, () => {}]
}

// React focuses every field with `autoFocus` as it appears, a browser only the first one of a page.
const focused = new WeakSet<HTMLElement>()
const { vnode: compatVNode } = options

options.vnode = (vnode: VNode<{ autoFocus?: boolean }>) => {
  compatVNode?.(vnode)
  if (typeof vnode.type !== 'string' || !vnode.props.autoFocus) return
  delete vnode.props.autoFocus
  const { ref } = vnode
  vnode.ref = (element: HTMLElement | null) => {
    if (typeof ref === 'function') ref(element)
    else if (ref) ref.current = element
    if (!element || focused.has(element)) return
    focused.add(element)
    element.focus()
  }
}
