const textOf = (element: Element | null) => element?.textContent.replaceAll(/\s+/g, ' ').trim()

/** Matcher of the innermost element that has the whole text, for a text that is in pieces, as an address with a place to break. */
export const wholeText = (text: string) => (_: string, element: Element | null) =>
  textOf(element) === text && [...(element?.children ?? [])].every((child) => textOf(child) !== text)
