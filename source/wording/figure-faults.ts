import type { Message } from '#engine'

/** Faults of figures that a translation has in place of others: crossed digits, or a day before its month. */
export function figureFaults(written: Message, translated: Message): readonly string[] {
  const [from, to] = [figuresIn(written), figuresIn(translated)]
  // A translator may spell a figure, or write one that was spelled.
  if (from.length !== to.length) return []
  const at = to.findIndex((figure, index) => plain(figure) !== plain(from[index] ?? ''))
  return at < 0 ? [] : [`says ${to[at]} where the original says ${from[at]}`]
}

/** Figures that stand in every case of a message, in order. */
const figuresIn = (message: Message): readonly string[] =>
  typeof message === 'string'
    ? [...message.matchAll(/\d+(?:[.,]\d+)*/g)].map(([figure]) => figure)
    : message.flatMap((part) =>
        typeof part === 'string' ? figuresIn(part) : part[0] === 't' ? figuresIn(part[2]) : [],
      )

/** Digits alone, for languages write the marks between them otherwise. */
const plain = (figure: string): string => figure.replaceAll(/\D/g, '')
