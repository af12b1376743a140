import * as react from 'react/jsx-dev-runtime'
import { textAlone } from './text-alone.ts'

export { Fragment } from 'react/jsx-dev-runtime'
export type { JSX } from './jsx-runtime.ts'

/** Same as in jsx-runtime.ts, for development. Texts that became one are no list any more. */
export const jsxDEV: typeof react.jsxDEV = (type, props, key, isStatic, ...rest) => {
  const alone: { readonly children?: unknown } = textAlone(type, Object(props))
  return react.jsxDEV(type, alone, key, isStatic && Array.isArray(alone.children), ...rest)
}
