import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { parseXml, XmlElement, type XmlNode, XmlText } from '@rgrove/parse-xml'
import { escapeHtml, writtenLocale } from '#source'
import type { Sentence, TextToTranslate } from './sentences.ts'

/**
 * Writes texts as XLIFF 2.0. A file of the journey is a `file`, a text with several cases a `group` of units; values
 * (`ph`) and tags (`pc`) are codes that a translator moves and cannot change.
 */
export function writeXliff(texts: readonly TextToTranslate[], locale: string): string {
  let units = 0
  const unit = (name: string, sentence: Sentence, { standing }: TextToTranslate) => {
    units += 1
    const state = standing === 'current' || standing === 'unrecorded' ? 'translated' : 'initial'
    const target =
      sentence.translation === ''
        ? ''
        : `<target xml:space="preserve">${inline(sentence.translation)}</target>`
    return `<unit id="u${units}" name="${escapeHtml(name)}"><notes><note category="state">${standing}</note></notes><segment state="${state}"><source xml:space="preserve">${inline(sentence.original)}</source>${target}</segment></unit>`
  }
  const files = [...Map.groupBy(texts, ({ file }) => file)].map(([file, each], index) => {
    const parts = each.map((text, place) => {
      const [only, ...others] = text.sentences
      if (only !== undefined && only.variant === '' && others.length === 0) return unit(text.key, only, text)
      const cases = text.sentences.map((sentence) => unit(sentence.variant, sentence, text))
      return `<group id="g${place + 1}" name="${escapeHtml(text.key)}">\n${cases.join('\n')}\n</group>`
    })
    return `<file id="f${index + 1}" original="${escapeHtml(file)}">\n${parts.join('\n')}\n</file>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="${writtenLocale}" trgLang="${locale}">
${files.join('\n')}
</xliff>
`
}

/** Reads XLIFF 2.0 that was written here and translated. Throws what is wrong with the XML. */
export function readXliff(xml: string): readonly Omit<TextToTranslate, 'standing'>[] {
  const { root } = parseXml(xml)
  if (root?.name !== 'xliff') throw new Error('This is no XLIFF: its root is not `xliff`.')
  return childrenOf(root, 'file').flatMap((file) => {
    const place = { file: attribute(file, 'original') }
    const alone = childrenOf(file, 'unit').map((unit) => ({
      ...place,
      key: attribute(unit, 'name'),
      sentences: [sentenceOf(unit, '')],
    }))
    const groups = childrenOf(file, 'group').map((group) => ({
      ...place,
      key: attribute(group, 'name'),
      sentences: childrenOf(group, 'unit').map((unit) => sentenceOf(unit, attribute(unit, 'name'))),
    }))
    return [...alone, ...groups]
  })
}

/** Sentence of a unit. A tool may have split it into several segments, which are read one after the other. */
function sentenceOf(unit: XmlElement, variant: string): Sentence {
  const segments = unit.children.filter(
    (child): child is XmlElement =>
      child instanceof XmlElement && ['segment', 'ignorable'].includes(child.name),
  )
  const side = (name: string) =>
    segments.flatMap((segment) => childrenOf(segment, name).map((each) => textOf(each.children))).join('')
  return { variant, original: side('source'), translation: side('target') }
}

const childrenOf = ({ children }: XmlElement, name: string): readonly XmlElement[] =>
  children.filter((child): child is XmlElement => child instanceof XmlElement && child.name === name)

const attribute = ({ attributes, name }: XmlElement, key: string): string => {
  const value = attributes[key]
  if (value === undefined) throw new Error(`A \`${name}\` has no \`${key}\`.`)
  return value
}

/** ICU text of inline XML: codes bring back what they stand for. */
const textOf = (nodes: readonly XmlNode[]): string =>
  nodes
    .map((node) => {
      if (node instanceof XmlText) return quoted(node.text)
      if (!(node instanceof XmlElement)) return ''
      if (node.name === 'ph') return attribute(node, 'disp')
      if (node.name !== 'pc') throw new Error(`\`${node.name}\` is no code that this file had.`)
      return attribute(node, 'dispStart') + textOf(node.children) + attribute(node, 'dispEnd')
    })
    .join('')

/** Literal text in ICU MessageFormat, where braces and tags would be read as codes. */
const quoted = (text: string): string => text.replaceAll(/[{}]|<(?=[a-z/])/g, (sign) => `'${sign}'`)

/** Inline XML of an ICU text without choices. */
function inline(text: string): string {
  let codes = 0
  // Read as within a number form, where `#` is the number.
  const around = '{n, plural, other {'
  const [plural] = parse(`${around}${text}}}`, { captureLocation: true })
  if (plural?.type !== TYPE.plural) return escapeHtml(text)
  const raw = ({ location }: MessageFormatElement) =>
    text.slice((location?.start.offset ?? 0) - around.length, (location?.end.offset ?? 0) - around.length)
  const write = (elements: readonly MessageFormatElement[]): string =>
    elements
      .map((element) => {
        if (element.type === TYPE.literal) return escapeHtml(element.value)
        codes += 1
        if (element.type !== TYPE.tag) return `<ph id="${codes}" disp="${escapeHtml(raw(element))}"/>`
        const { value, children } = element
        return `<pc id="${codes}" dispStart="&lt;${value}&gt;" dispEnd="&lt;/${value}&gt;">${write(children)}</pc>`
      })
      .join('')
  return write(plural.options.other?.value ?? [])
}
