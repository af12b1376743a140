/** No page of ours needs them, so nothing that got into one may ask for them; a picture of an ID is taken by the browser's own file dialog. */
const denied = [
  'accelerometer',
  'bluetooth',
  'camera',
  'display-capture',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

/** Where somebody signs is asked of their browser, after a word about why (core specification 2); no frame may ask. */
const own = ['geolocation']

export const permissionsPolicy: string = [
  ...denied.map((feature) => `${feature}=()`),
  ...own.map((feature) => `${feature}=(self)`),
].join(', ')
