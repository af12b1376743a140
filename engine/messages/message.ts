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
