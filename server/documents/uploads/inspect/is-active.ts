import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib'

/** Types of actions that run, play, send, or open something outside of the document (ISO 32000-2, table 201). */
const activeActions = [
  'GoTo3DView',
  'GoToDp',
  'GoToE',
  'GoToR',
  'ImportData',
  'JavaScript',
  'Launch',
  'Movie',
  'Rendition',
  'RichMediaExecute',
  'Sound',
  'SubmitForm',
]

/** Types of annotations that hold or play a file (table 171). */
const activeAnnotations = ['3D', 'FileAttachment', 'Movie', 'RichMedia', 'Screen', 'Sound']

/** Keys of a file in a file specification (table 43). */
const filePlaces = ['F', 'UF', 'DOS', 'Mac', 'Unix']

/** Whether a value of a PDF does more than be shown. Its key decides if its own type does not. */
export function isActive(value: PDFObject | undefined, key = ''): boolean {
  if (key === 'XFA') return value instanceof PDFArray || value instanceof PDFStream
  const dict = value instanceof PDFStream ? value.dict : value
  if (!(dict instanceof PDFDict)) return false
  if (key === 'EF') return filePlaces.some((place) => entryOf(dict, place) !== undefined)
  // A page of another file, or a picture that a printer fetches.
  if (key === 'OPI' || (key === 'Ref' && entryOf(dict, 'F') !== undefined)) return true
  const action = nameOf(dict, 'S')
  return (
    nameOf(dict, 'Type') === 'EmbeddedFile' ||
    activeActions.includes(action) ||
    (action === 'Thread' && entryOf(dict, 'F') !== undefined) ||
    activeAnnotations.includes(nameOf(dict, 'Subtype')) ||
    (action === 'URI' && !isOrdinaryLink(dict))
  )
}

/** Whether an entry of a stream says that its content is in another file (table 5). A name there is short for its filter. */
export const isElsewhere = (value: PDFObject | undefined, key: string): boolean =>
  key === 'F' && (value instanceof PDFDict || value instanceof PDFString || value instanceof PDFHexString)

/** Reads an entry by name, however the name is escaped: `/#4aS` is `/JS`. */
export function entryOf(dict: PDFDict, name: string): PDFObject | undefined {
  const [, value] = dict.entries().findLast(([key]) => key.decodeText() === name) ?? []
  return dict.context.lookup(value)
}

function nameOf(dict: PDFDict, key: string): string {
  const value = entryOf(dict, key)
  return value instanceof PDFName ? value.decodeText() : ''
}

/** True for a link to a web page, a mail address or a telephone number; false for a file or a script. */
function isOrdinaryLink(action: PDFDict): boolean {
  const uri = entryOf(action, 'URI')
  const isText = uri instanceof PDFString || uri instanceof PDFHexString
  return isText && /^(https?|mailto|tel):/i.test(uri.decodeText())
}
