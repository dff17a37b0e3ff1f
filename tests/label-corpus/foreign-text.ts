interface ScriptWords {
  /** Its typeface, and the package of Fontsource that has it (under the SIL Open Font Licence). */
  font: string;
  fontPackage: string;
  words: readonly string[];
  /** Between words; Chinese, Japanese and Thai have no spaces. */
  space: string;
  /** Ends a sentence. */
  stop: string;
  /** Written from right to left, at the right margin. */
  fromRight: boolean;
  /** Width of its letters beside that of Latin ones. */
  wide: number;
}

const words = (text: string): string[] => text.split(' ');
const plain = { space: ' ', stop: '.', fromRight: false, wide: 1 };
const dense = { space: '', stop: '。', fromRight: false, wide: 1.8 };

/** Words of museum texts in other scripts: what matters is how they look, not what they say together. */
const SCRIPTS = {
  Arabic: {
    font: 'Noto Sans Arabic',
    fontPackage: 'noto-sans-arabic',
    ...plain,
    fromRight: true,
    words: words(
      'في من على إلى هذه كانت التي المتحف لوحة زيت القماش رسم الفنان القرن التاسع عشر مدينة صناعة اللؤلؤ الخليج ' +
        'التجارة الحرب سنوات الشيخ جاسم محمد قطر البلاد تاريخ السفن القديمة مجموعة هدية عام ١٩١٣م الذهب والفضة العالم',
    ),
  },
  Hebrew: {
    font: 'Noto Sans Hebrew',
    fontPackage: 'noto-sans-hebrew',
    ...plain,
    fromRight: true,
    words: words(
      'של על את הציור שמן בד האמן המאה העשרים מוזיאון ירושלים אוסף מתנת משפחת נולד בשנת עבודה פסל אור וצל ' +
        'דיוקן אישה בחדר הספרים התערוכה היא זו הגדולה ביותר בעיר העתיקה נמצאה בחפירות כלי חרס',
    ),
  },
  Greek: {
    font: 'Noto Sans',
    fontPackage: 'noto-sans',
    ...plain,
    words: words(
      'Λάδι σε μουσαμά του και της αιώνα μουσείο Αθήνα συλλογή δωρεά καλλιτέχνης ζωγράφος πορτρέτο γυναίκας ' +
        'αγγείο μελανόμορφο από τον τάφο ανασκαφές μάρμαρο άγαλμα θεά στη νήσο Δήλο βρέθηκε κατά την εποχή χρυσό',
    ),
  },
  Cyrillic: {
    font: 'Noto Sans',
    fontPackage: 'noto-sans',
    ...plain,
    words: words(
      'Холст масло музей века портрет художник собрание дар из и в на картина русский мастер Москва Петербург ' +
        'мастерская пейзаж зимний вечер книга рукопись серебро золото найдена при раскопках который принадлежал семье',
    ),
  },
  Chinese: {
    font: 'Noto Sans JP',
    fontPackage: 'noto-sans-jp',
    ...dense,
    words: words(
      '布面油畫 博物館 收藏 十九世紀 作品 藝術家 青花瓷 明代 宮廷 山水畫 書法 皇帝 出土 於 年 的 在 與 中國 玉器 銅器 紙本 水墨 捐贈 展覽 人物 花鳥 北京 南方 ' +
        '文化 時期 典型 精美 裝飾',
    ),
  },
  Japanese: {
    font: 'Noto Sans JP',
    fontPackage: 'noto-sans-jp',
    ...dense,
    words: words(
      '油彩 カンヴァス 美術館 所蔵 作品 は です として 江戸時代 の 絵師 浮世絵 屏風 桜 と 富士山 を 描いた 茶碗 京都 で 寄贈 された 制作 年 ' +
        'この から また 展示 人々 生活 武士 刀 ある',
    ),
  },
  Korean: {
    font: 'Noto Sans KR',
    fontPackage: 'noto-sans-kr',
    ...plain,
    wide: 1.5,
    words: words(
      '캔버스에 유채 박물관 소장 작품은 조선 시대의 화가 청자 백자 도자기 왕실에서 사용된 그림 서울 기증 불상 금동 나무 종이에 먹 풍경을 그린 ' +
        '십구세기 전시 문화 이 것은 대표적인 유물이다',
    ),
  },
  Devanagari: {
    font: 'Noto Sans Devanagari',
    fontPackage: 'noto-sans-devanagari',
    ...plain,
    stop: '।',
    words: words(
      'यह चित्र संग्रहालय में है कलाकार की मूर्ति पत्थर और कांस्य शताब्दी राजा रानी दरबार मुगल शैली के कपड़े पर तैल रंग से ' +
        'बनाया गया दिल्ली उपहार प्राचीन मंदिर देवी नदी किनारे',
    ),
  },
  Thai: {
    font: 'Noto Sans Thai',
    fontPackage: 'noto-sans-thai',
    ...plain,
    space: '',
    stop: ' ',
    words: words(
      'ภาพวาด สีน้ำมัน บนผ้าใบ พิพิธภัณฑ์ ศิลปิน ศตวรรษ พระพุทธรูป สำริด กรุงเทพ ของ ที่ และ ใน เป็น งาน สมัย อยุธยา ' +
        'เครื่องถ้วย ชาม แม่น้ำ วัด พระราชวัง ผู้บริจาค',
    ),
  },
} satisfies Record<string, ScriptWords>;

/** A script that is not Latin. */
export type ForeignScript = keyof typeof SCRIPTS;

/** How a script is set, and words of it. */
export const wordsOf = (script: ForeignScript): ScriptWords => SCRIPTS[script];

const isScript = (name: string): name is ForeignScript => name in SCRIPTS;
export const FOREIGN_SCRIPTS = Object.keys(SCRIPTS).filter(isScript);

/** What a page must fetch to draw the scripts: typefaces by package, each with every character that is set in it. */
export const FOREIGN_FONTS = FOREIGN_SCRIPTS.map((script) => {
  const { font, fontPackage, words: own, stop } = SCRIPTS[script];
  return { font, fontPackage, characters: [...new Set(own.join('') + stop)].join('') };
});
