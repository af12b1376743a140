/** No page of ours needs them, so none that got into one may ask for them; a picture of an ID is taken by the browser's own file dialog. */
const denied = [
  'accelerometer',
  'bluetooth',
  'camera',
  'display-capture',
  'geolocation',
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

export const permissionsPolicy: string = denied.map((feature) => `${feature}=()`).join(', ')
