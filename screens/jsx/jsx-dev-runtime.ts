import * as react from 'react/jsx-dev-runtime'
import { textAlone } from './text-alone.ts'

export { Fragment } from 'react/jsx-dev-runtime'
export type { JSX } from './jsx-runtime.ts'

/** Same as in jsx-runtime.ts, for development. */
export const jsxDEV: typeof react.jsxDEV = (type, props, ...rest) =>
  react.jsxDEV(type, textAlone(type, props), ...rest)
