import { PDFArray, PDFDict, PDFName, PDFString } from '@cantoo/pdf-lib'
import fc from 'fast-check'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { inspectSample, keptOf, testInspector } from '../../../../tests/support/backend/inspect-sample.ts'
import {
  changedPdf,
  everythingIn,
  rawPdf,
  samplePdf,
  streamOf,
  wordsOf,
} from '../../../../tests/support/samples/sample-pdf.ts'
import {
  differenceOf,
  phoneMetadata,
  samplePicture,
} from '../../../../tests/support/samples/sample-picture.ts'

vi.setConfig({ testTimeout: 60_000 })

const inspector = testInspector()
afterAll(() => inspector.stop())

/** Text in each sample that marks its active part. */
const mark = 'MARK-OF-HARM'
const script = `<</S/JavaScript/JS(app.alert\\("${mark}"\\))>>`
const link = (action: string) => `/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A${action}>>]`
const fileOf = (ref: string) => `<</Type/Filespec/F(${mark}.exe)/EF<</F ${ref}>>>>`
const embedded = streamOf(Buffer.from(mark), '/Type/EmbeddedFile')

const harmful: readonly (readonly [string, Parameters<typeof rawPdf>[0]])[] = [
  ['a script that runs on opening', { catalog: `/OpenAction${script}` }],
  ['a script by name', { catalog: `/Names<</JavaScript<</Names[(a)${script}]>>>>` }],
  ['a script when a page is shown', { page: `/AA<</O${script}>>` }],
  ['a script behind a link', { page: link(script) }],
  ['a script after an ordinary link', { page: link(`<</S/URI/URI(https://example.com)/Next[${script}]>>`) }],
  [
    'a script in a stream',
    { page: link('<</S/JavaScript/JS 8 0 R>>'), objects: [streamOf(Buffer.from(mark))] },
  ],
  ['a script whose name is escaped', { page: link(`<</#53/#4aava#53cript/J#53(${mark})>>`) }],
  [
    'a script whose type stands elsewhere',
    { page: link(`<</S 8 0 R/JS(${mark})>>`), objects: ['/JavaScript'] },
  ],
  ['a program that is launched', { page: link(`<</S/Launch/F(${mark}.exe)>>`) }],
  ['a file that is opened by a link', { page: link(`<</S/GoToR/F(${mark}.pdf)/D[0/Fit]>>`) }],
  ['a file that is opened by its address', { page: link(`<</S/URI/URI(file:///${mark}.exe)>>`) }],
  ['a form that is sent', { page: link(`<</S/SubmitForm/F(https://example.com/${mark})>>`) }],
  ['data that is read in', { page: link(`<</S/ImportData/F(${mark}.fdf)>>`) }],
  ['a film', { page: `/Annots[<</Type/Annot/Subtype/Movie/Rect[0 0 9 9]/Movie<</F(${mark}.avi)>>>>]` }],
  ['a story that goes on in another file', { page: link(`<</S/Thread/F(${mark}.pdf)/D 0>>`) }],
  ...[`<</FS/URL/F(https://example.com/${mark})>>`, `(${mark})`].map(
    (file) =>
      [
        `content that is fetched from ${file}`,
        { page: '/PieceInfo 8 0 R', objects: [streamOf(Buffer.from(''), `/F${file}`)] },
      ] as const,
  ),
  [
    'a page of another file',
    { page: '/PieceInfo 8 0 R', objects: [streamOf(Buffer.from(''), `/Ref<</F(${mark}.pdf)/Page 0>>`)] },
  ],
  [
    'a picture that a printer fetches',
    { page: '/PieceInfo 8 0 R', objects: [streamOf(Buffer.from(''), `/OPI<</2.0<</F(${mark}.tif)>>>>`)] },
  ],
  ['a file in a place of its own', { page: '/PieceInfo 8 0 R', objects: [embedded] }],
  [
    'an attached file',
    { catalog: `/Names<</EmbeddedFiles<</Names[(a)${fileOf('8 0 R')}]>>>>`, objects: [embedded] },
  ],
  [
    'an attached file on a page',
    {
      page: `/Annots[<</Type/Annot/Subtype/FileAttachment/Rect[0 0 9 9]/FS${fileOf('8 0 R')}>>]`,
      objects: [embedded],
    },
  ],
  [
    'an attached file of a page',
    { page: `/AF[${fileOf('8 0 R').replace(`${mark}.exe`, 'a')}]`, objects: [embedded] },
  ],
  [
    'what plays in a page',
    {
      page: `/Annots[<</Type/Annot/Subtype/RichMedia/Rect[0 0 9 9]/RichMediaContent<</Assets<</Names[(a)${fileOf('8 0 R')}]>>>>>>]`,
      objects: [embedded],
    },
  ],
  [
    'a form with scripts of its own',
    { catalog: '/AcroForm<</Fields[]/XFA 8 0 R>>', objects: [streamOf(Buffer.from(`<xdp>${mark}</xdp>`))] },
  ],
  ['what nothing leads to', { objects: [script, streamOf(Buffer.from(mark))] }],
]

describe('what a PDF does', () => {
  it.each(harmful)('is removed, and its pages stay: %s', async (_, parts) => {
    const sent = rawPdf(parts)
    expect(await everythingIn(sent)).toContain(mark)
    const { bytes, pages } = await keptOf(inspector, sent)
    expect(await everythingIn(bytes)).not.toContain(mark)
    expect([pages, await wordsOf(bytes)]).toEqual([2, ['First', 'Second']])
  })

  it('is removed where another program wrote it, packed', async () => {
    const sent = await changedPdf(async (pdf) => {
      pdf.addJavaScript('main', `app.alert("${mark}")`)
      await pdf.attach(Buffer.from(mark), 'a.exe')
    })
    const { bytes } = await keptOf(inspector, sent)
    expect(await everythingIn(sent)).toContain('/JavaScript')
    expect(await everythingIn(bytes)).not.toMatch(/JavaScript|EmbeddedFile|MARK-OF-HARM/)
    expect(await wordsOf(bytes)).toEqual(['First', 'Second'])
  })

  it('is removed with what somebody appended to the file', async () => {
    const sent = Buffer.concat([await samplePdf(), Buffer.from(`<script>${mark}</script>PK\u0003\u0004`)])
    expect(Buffer.from((await keptOf(inspector, sent)).bytes).includes(mark)).toBe(false)
  })

  it('is kept where it only leads somewhere: links to pages, the web and mail', async () => {
    const links = [
      '<</S/URI/URI(https://example.com/a)>>',
      '<</S/URI/URI(mailto:a@example.com)>>',
      '<</S/GoTo/D[4 0 R/Fit]>>',
    ]
    const { bytes } = await keptOf(inspector, rawPdf({ page: link(links[0] ?? '') }))
    expect(await everythingIn(bytes)).toContain('https://example.com/a')
    for (const one of links) {
      const kept = await everythingIn((await keptOf(inspector, rawPdf({ page: link(one) }))).bytes)
      expect(kept).toMatch(/\/S \/(URI|GoTo)/)
    }
  })

  it('is kept where it is filled in by hand', async () => {
    const sent = await changedPdf((pdf) => {
      const field = pdf.getForm().createTextField('income')
      field.addToPage(pdf.getPage(0))
      field.setText('Twelve hundred')
    })
    expect(await everythingIn((await keptOf(inspector, sent)).bytes)).toContain('AcroForm')
    const value = await changedPdf((pdf) => {
      const form = pdf.context.obj({ Fields: [], XFA: [PDFString.of(mark)] })
      pdf.catalog.set(PDFName.of('AcroForm'), form)
      expect(form.get(PDFName.of('XFA'))).toBeInstanceOf(PDFArray)
      expect(form).toBeInstanceOf(PDFDict)
    })
    expect(await everythingIn((await keptOf(inspector, value)).bytes)).not.toContain(mark)
  })
})

describe('a PDF', () => {
  it('tells as little as a photo where one in it was taken, and shows the same', async () => {
    const photo = await samplePicture().withExif(phoneMetadata).jpeg().toBuffer()
    const metadata = streamOf(Buffer.from('<exif:GPSLatitude/>'), '/Type/Metadata/Subtype/XML')
    const entries = '/Type/XObject/Subtype/Image/Width 320/Height 240/BitsPerComponent 8/ColorSpace/DeviceRGB'
    const image = streamOf(photo, `${entries}/Filter[/DCTDecode]/Metadata 9 0 R`)
    const sent = rawPdf({
      catalog: '/Metadata 9 0 R',
      page: '/PieceInfo 8 0 R',
      objects: [image, metadata],
    })
    const { bytes } = await keptOf(inspector, sent)
    const kept = Buffer.from(bytes)
    for (const told of ['Telephone', 'Exif', 'GPSLatitude']) expect(kept.includes(told)).toBe(false)
    const [start, end] = [kept.indexOf(Buffer.from([0xff, 0xd8, 0xff])), kept.lastIndexOf('endstream')]
    expect(await differenceOf(kept.subarray(start, end), photo)).toEqual({ mean: 0, most: 0 })
  })

  it('has as many pages as it shows, whatever is written in it', async () => {
    const words = Array.from({ length: 7 }, (_, index) => `/Type /Page number ${index}`)
    const { pages } = await keptOf(inspector, await samplePdf(words))
    expect(pages).toBe(7)
  })

  it.each(['1.3', '1.4', '1.5', '1.6', '1.7', '1.7ext3'] as const)(
    'of version %s is taken where it opens without a password, and asks for none afterwards',
    async (pdfVersion) => {
      const sent = await samplePdf(['First', 'Second'], { pdfVersion, ownerPassword: 'owner' })
      expect(sent.includes('/Encrypt')).toBe(true)
      const { bytes } = await keptOf(inspector, sent)
      expect(Buffer.from(bytes).includes('/Encrypt')).toBe(false)
      expect(await wordsOf(bytes)).toEqual(['First', 'Second'])
    },
  )

  it.each(['1.3', '1.7', '1.7ext3'] as const)(
    'of version %s is refused where it asks for a password',
    async (pdfVersion) => {
      const sent = await samplePdf(['First'], { pdfVersion, userPassword: 'user' })
      expect(await inspectSample(inspector, sent)).toBe('FILE_LOCKED')
    },
  )

  it.each([
    ['a portfolio', { catalog: '/Collection<</View/D>>' }],
    ['a dynamic form', { catalog: '/NeedsRendering true' }],
  ])('is refused where its pages do not show what it holds: %s', async (_, parts) => {
    expect(await inspectSample(inspector, rawPdf(parts))).toBe('FILE_ONE_PROGRAM')
  })

  it('is refused where a picture in it unpacks to more than a reader can hold', async () => {
    const picture = streamOf(Buffer.from('x'), '/Type/XObject/Subtype/Image/Width 100000/Height 100000')
    const sent = rawPdf({ page: '/X 8 0 R', objects: [picture] })
    expect(await inspectSample(inspector, sent)).toBe('FILE_TOO_DETAILED')
  })

  it('is refused where it is no PDF beyond its first bytes', async () => {
    for (const text of ['%PDF-', '%PDF-1.7\n%%EOF', `%PDF-1.7\n${'x'.repeat(5000)}`])
      expect(await inspectSample(inspector, Buffer.from(text))).toBe('FILE_UNREADABLE')
  })

  it('is never taken with less on its pages than was sent, wherever it was cut off', async () => {
    // A linearized file names the place of its pages at its beginning already.
    const head = Buffer.from('%PDF-1.7\ntrailer<</Size 8/Root 1 0 R>>\nstartxref\n0\n%%EOF\n')
    const linearized = Buffer.concat([head, rawPdf({}).subarray('%PDF-1.7\n'.length)])
    const samples = [linearized, rawPdf({}), await samplePdf(), Buffer.from(await changedPdf(() => {}))]
    for (const sample of samples) await keptOf(inspector, sample)
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...samples),
        fc.double({ min: 0.01, max: 1, noNaN: true }),
        async (sample, part) => {
          const sent = sample.subarray(0, Math.max(5, Math.floor(sample.length * part)))
          const kept = await inspectSample(inspector, sent)
          if (typeof kept === 'string') expect(kept).toBe('FILE_UNREADABLE')
          else expect(await wordsOf(kept.bytes)).toEqual(['First', 'Second'])
        },
      ),
      { numRuns: 150 },
    )
  })
})
