import type { Component, ReactElement, JSX as ReactMarkup, ReactNode } from 'react'
import * as react from 'react/jsx-runtime'
import { textAlone } from './text-alone.ts'

export { Fragment } from 'react/jsx-runtime'

/** React's own function for markup, with text alone in its element. Outside of development it has one for all children. */
export const jsx: typeof react.jsx = (type, props, key) => react.jsx(type, textAlone(type, props), key)
export const jsxs: typeof react.jsxs = (...given) => jsx(...given)

/** Types of markup: React's, except that a function component may not answer bare text, which would stand beside other nodes. */
export declare namespace JSX {
  type ElementType =
    | keyof ReactMarkup.IntrinsicElements
    | ((props: never) => ReactElement | null | undefined)
    | (((props: never) => ReactNode) & { readonly $$typeof: symbol })
    | (abstract new (
        props: never,
      ) => Component)
  type Element = ReactMarkup.Element
  type ElementClass = ReactMarkup.ElementClass
  type ElementAttributesProperty = ReactMarkup.ElementAttributesProperty
  type ElementChildrenAttribute = ReactMarkup.ElementChildrenAttribute
  type LibraryManagedAttributes<C, P> = ReactMarkup.LibraryManagedAttributes<C, P>
  type IntrinsicAttributes = ReactMarkup.IntrinsicAttributes
  type IntrinsicClassAttributes<T> = ReactMarkup.IntrinsicClassAttributes<T>
  type IntrinsicElements = ReactMarkup.IntrinsicElements
}
