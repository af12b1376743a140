const dependency = (names: string) => new RegExp(`[\\\\/]node_modules[\\\\/](?:${names})[\\\\/]`)

/** Vendor code in groups of its own: without them changing one page renames nearly every file. */
export const chunkGroups = [
  { name: 'react', test: dependency('react|react-dom|scheduler'), priority: 10 },
  { name: 'router', test: dependency('react-router|cookie|set-cookie-parser'), priority: 10 },
  { name: 'query', test: dependency('@tanstack'), priority: 10 },
  { name: 'form', test: dependency('react-hook-form|@hookform'), priority: 10 },
  {
    name: 'aria',
    test: dependency(
      'react-aria-components|react-aria|react-stately|@react-aria|@react-stately|@internationalized',
    ),
    priority: 10,
  },
  { name: 'pdf', test: dependency('react-pdf|pdfjs-dist'), priority: 10 },
  { name: 'engine', test: /[\\/](?:engine|generated)[\\/][^/]+\.ts$/, priority: 5 },
]
