/** Real names, each of which some software prints or reads wrongly. */
export const difficultNames: readonly string[] = [
  // Vietnamese
  ...[
    'Nguyễn Thị Minh Khai',
    'Đặng Thuỳ Trâm',
    'Lê Quý Đôn',
    'Phạm Ngũ Lão',
    'Hồ Xuân Hương',
    'Trần Hưng Đạo',
  ],
  ...['Bùi Thị Xuân', 'Võ Nguyên Giáp', 'Huỳnh Thúc Kháng', 'Đỗ Thị Hà', 'Ngô Bảo Châu', 'Dương Quỳnh Hoa'],
  // Pacific
  ...['Keʻala Kaʻiulani', 'Kamehameha Kalākaua', 'ʻAkahi Puaʻena', 'Liliʻuokalani Pākī', 'Hōkūleʻa Nāinoa'],
  ...['Tūrangawaewae Pōtatau', 'Sālote Tupou', 'Faʻafetai Leʻaupepe', 'Māhealani Kāneʻohe'],
  // First nations of America
  ...['Bįį́h Łį́į́ʼ', 'Tsʼah Yázhí', 'Hózhǫ́ Nááts’íílid', 'Sahaiʔa Niła', 'Wašíču Tȟatȟáŋka', 'Atsą́ Łitsoii'],
  ...['Dził Ligai', 'Chʼil Łání', 'Sáanii Ałtsé', 'Ǫǫhwę́ha Kanien’kehá:ka', 'Šóta Čhaŋté'],
  // West African
  ...[
    'Adébáyọ̀ Fálétí',
    'Olúfẹ́mi Ṣóyínká',
    'Ọlátúnjí Ọmọ́tọ́shọ̀',
    'Chukwuemeka Ọ̀gbọ́nna',
    'Ńkírú Ṅwa',
    'Ɗanjuma Ɓello',
  ],
  ...['Ƙasim Ɗan Fodiyo', 'Kɔfi Mɛnsa', 'Ŋutifafa Ɖogbe', 'Yɛvu Ɣedze', 'Ọbáfẹ́mi Awólọ́wọ̀', 'Ẹniọlá Àjàyí'],
  // Irish, Scottish, Welsh, Manx
  ...[
    'Seán Ó Briain',
    'Máire Ní Dhomhnaill',
    "Siobhán O'Neill",
    'Conor O’Brien',
    'Pádraig Mac Ḋiarmada',
    'Sìne NicLeòid',
  ],
  ...[
    'Llŷr Gruffydd',
    'Siân Ŵyn',
    'Ffïon Môn',
    'Juan y Killey Ç',
    "D'Arcy St. John-Smythe",
    'Fitz-Hugh MacDonald',
  ],
  // Nordic
  ...[
    'Guðrún Þórðardóttir',
    'Ægir Þór Örn',
    'Ragnheiður Ýr',
    'Åsa Öberg',
    'Bjørn Ødegård',
    'Søren Kierkegård',
  ],
  ...['Áŋŋel Márjá Ođđa', 'Juŧŧet Čáhci', 'Pætur Østerø', 'Íðunn Úlfsdóttir'],
  // Polish, Czech, Slovak, Sorbian
  ...[
    'Łukasz Żółć',
    'Zbigniew Brzęczyszczykiewicz',
    'Świętosława Źdźbło',
    'Jiří Dvořák',
    'Božena Němcová',
    'Ľubomír Ďurica',
  ],
  ...['Ĺudmila Kŕč', 'Růžena Šťastná', 'Měrćin Nowak-Njechorński', 'Žofia Gąsienica'],
  // Hungarian, Romanian, Turkish, Azerbaijani, Turkmen
  ...['Erdős Pál', 'Szűcs Győző', 'Ștefan Țepeș', 'Ionuț Brâncuși', 'İbrahim Işık', 'Ayşe Çağlayan Öztürk'],
  ...['Gülşah Yıldırım', 'Əliyev Heydər', 'Şəhla Xəlilova', 'Gurbanguly Ýazgulyýew', 'Oʻktam Gʻaniyev'],
  // Baltic, South Slavic, Albanian, Maltese
  ...[
    'Žydrūnas Ilgauskas',
    'Ąžuolas Čėsna',
    'Ņikita Ķēniņš',
    'Ģirts Ļaudams',
    'Jüri Õunapuu',
    'Đorđe Živković',
  ],
  ...[
    'Ćiro Šćepanović',
    'Nikša Ðurić',
    'Gjergj Kastrioti Skënderbeu',
    'Ħal Għargħur',
    'Ġorġ Żammit',
    'Ċensa Borġ',
  ],
  // German, French, Dutch, Italian, Spanish, Catalan, Portuguese
  ...[
    'Jürgen Großmann',
    'Käthe STRAẞER',
    'Zoë Chloé Lœb',
    'Françoise Noël L’Hôpital',
    'Raphaëlle Çelik',
    'Ÿves d’Haÿ',
  ],
  ...[
    'Anne-Laure Dubois-Lefèvre',
    "Niccolò Dell'Oglio",
    'José María Núñez Ibáñez',
    'M.ª Ángeles Güell',
    'Iñaki Egaña',
  ],
  ...['Gal·la Paral·lel', 'João Conceição Gonçalves', 'Inês d’Ávila', 'Joost van ’t Hoff', 'Ĳsbrand Coöp'],
  // Transliterated from other scripts
  ...[
    'ʿAbd al-Ḥamīd ibn Yaḥyā',
    'Muʾmin Ṣāliḥ aṭ-Ṭāʾī',
    'Kṛṣṇa Śaṅkarācārya',
    'Ḻakṣmī Ṇāyar',
    'Lǚ Bùwéi',
    'Zhāng Wěi',
  ],
  ...['Ōe Kenzaburō', 'Yūko Shinʼichi', 'Pak Chŏnghŭi', 'Dostoevskiĭ Fëdor', 'Ḵhān Āġā', 'Šēʿr Ǧamāl'],
  // Short, long, with digits and full stops
  ...[
    'Ng',
    'Y',
    'Æ A-12 Musk',
    'J. R. R. Tolkien',
    'Jennifer 8. Lee',
    'Mary Ann (Polly) Nichols',
    'X Æ',
    'Ó',
  ],
  ...['Wolfeschlegelsteinhausenbergerdorff', 'Keihanaikukauakahihuliheekahaunaele', 'Uvuvwevwevwe Ossas'],
]
