// The `react` of this app (vite.config.ts): Preact, and what its compatibility layer lacks.
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

/** Preact does not defer updates, so the optimistic state is the actual one. The router imports this hook. */
export function useOptimistic<State>(state: State): [State, (action: unknown) => void] {
  return [state, () => {}]
}

// React focuses every field with `autoFocus` when it is mounted; a browser does so only once for each page.
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
