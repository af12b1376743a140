type NumberOptions = Intl.NumberFormatOptions
type DateOptions = Intl.DateTimeFormatOptions

/** Caches formatters, as creating one costs more than a hundred uses of it. */
const cached = <T, Options>(create: (locale: string, options: Options | undefined) => T) => {
  const made = new Map<string, T>()
  return (locale: string, options?: Options): T => {
    const key = options === undefined ? locale : `${locale} ${JSON.stringify(options)}`
    const known = made.get(key) ?? create(locale, options)
    made.set(key, known)
    return known
  }
}

export const numberFormat = cached(
  (locale, options: NumberOptions | undefined) => new Intl.NumberFormat(locale, options),
)
export const dateFormat = cached(
  (locale, options: DateOptions | undefined) => new Intl.DateTimeFormat(locale, options),
)
export const pluralRules = cached(
  (locale, type: Intl.PluralRuleType | undefined) =>
    new Intl.PluralRules(locale, type === undefined ? {} : { type }),
)
