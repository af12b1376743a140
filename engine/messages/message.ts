/**
 * Message parsed ahead of time, so that no ICU parser reaches the browser. Plain text is a string; anything else is
 * a list of parts, each a string or a tuple named by its first element:
 *
 *     ["v", name]                                    the value, as text            {name}
 *     ["n", name, Intl.NumberFormatOptions?]         a number                      {n, number, ::percent}
 *     ["d", name, Intl.DateTimeFormatOptions?]       a date, MM/dd/yyyy by default {d, date}
 *     ["p", name, options, offset?, "ordinal"?]      plural                        {n, plural, one {# day} other {# days}}
 *     ["s", name, options]                           select                        {kind, select, a {..} other {..}}
 *     ["#"]                                          the number of the plural around it
 *     ["t", tag, message]                            rich text                     <b>..</b>, <link>..</link>, <br></br>
 *
 * `options` maps a plural category, `=1` or a select value to a message.
 */
export type Message = string | readonly MessagePart[]

export type MessagePart =
  | string
  | readonly ['v', string]
  | readonly ['n', string, Intl.NumberFormatOptions?]
  | readonly ['d', string, Intl.DateTimeFormatOptions?]
  | readonly ['p', string, MessageOptions, number?, 'ordinal'?]
  | readonly ['s', string, MessageOptions]
  | readonly ['#']
  | readonly ['t', string, Message]

export interface MessageOptions {
  readonly [option: string]: Message
}

export type MessageValue = string | number | boolean | Date

export type MessageValues = Readonly<Record<string, MessageValue>>

/** Text, or a tag with its content. */
export type FormattedPart = string | { readonly tag: string; readonly children: readonly FormattedPart[] }

/**
 * Arguments that follow the key of a message: the values that it needs, and no others. A literal key must be one of the
 * messages, while a `string` comes from the journey's data, which the linter checks.
 */
export type ValuesOf<Messages, Key extends string> = string extends Key | keyof Messages
  ? [values?: MessageValues]
  : [Key] extends [keyof Messages]
    ? keyof Needed<Messages, Key> extends never
      ? []
      : object extends Needed<Messages, Key>
        ? [values?: Needed<Messages, Key>]
        : [values: Needed<Messages, Key>]
    : [noSuchMessage: never]

/** Messages whose keys begin alike, by the rest of their key. */
export type MessagesBelow<Messages, Start extends string> = {
  readonly [Key in keyof Messages as Key extends `${Start}${infer Rest}` ? Rest : never]: Messages[Key]
}

/** Values that any of some messages needs. */
type Needed<Messages, Key> = (Key extends keyof Messages ? (values: Messages[Key]) => void : never) extends (
  values: infer All,
) => void
  ? All
  : never
