import type { MessagesBelow } from '#engine'
import type { CopyValues } from '#generated/copy'

type Words = MessagesBelow<CopyValues, 'server.letters.'>

/** Letter of flows/copy. */
export type LetterName = keyof Words extends infer Key
  ? Key extends `${infer Name}.subject`
    ? Name
    : never
  : never

/** Letter with a button, which leads to its `url`. */
export type ButtonLetter = keyof Words extends infer Key
  ? Key extends `${infer Name}.action`
    ? Name
    : never
  : never

/** Letter with the values that its subject and body say, and no others: what is given is meant to be read. */
export type LetterWords<Name extends LetterName = LetterName> = Name extends LetterName
  ? { readonly template: Name } & (object extends Said<Name>
      ? { readonly values?: Said<Name> }
      : { readonly values: Said<Name> })
  : never

type Said<Name extends LetterName> = Links &
  Omit<Words[`${Name}.subject`] & Words[`${Name}.body`], keyof Links>

type Links = {
  /** Address of the button. */
  readonly url?: string
  /** Address at which the reader says that it was not them. */
  readonly denialUrl?: string
  /** Whether the reader is a co-owner who has signed. */
  readonly hasSigned?: string
  /** Time zone whose midnight ends the right to cancel, by its name. */
  readonly zone?: string
}
