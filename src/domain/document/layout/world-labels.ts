/** Languages in the label table, in column order. */
export const worldLanguages = ['it', 'pt', 'nl', 'pl', 'ar', 'ja', 'zh'] as const;

export type WorldLanguage = (typeof worldLanguages)[number];

/** English document words in Italian, Portuguese, Dutch, Polish, Arabic, Japanese and Chinese. */
const table = `
Invoice|Fattura|Fatura|Factuur|Faktura|فاتورة|請求書|发票
Quote|Preventivo|Orçamento|Offerte|Oferta|عرض سعر|見積書|报价单
Date|Data|Data|Datum|Data|التاريخ|日付|日期
Due|Scadenza|Vencimento|Te betalen voor|Termin płatności|تاريخ الاستحقاق|支払期限|到期日
Valid until|Valido fino al|Válido até|Geldig tot|Ważne do|صالح حتى|有効期限|有效期至
Number|Numero|Número|Nummer|Numer|الرقم|番号|编号
Terms|Condizioni|Condições|Voorwaarden|Warunki|الشروط|条件|条款
From|Da|De|Van|Od|من|発行元|发件方
To|A|Para|Aan|Dla|إلى|宛先|收件方
Amount due|Importo dovuto|Valor a pagar|Te betalen|Do zapłaty|المبلغ المستحق|ご請求金額|应付金额
No.|N.|N.º|Nr.|Lp.|م|番号|序号
Description|Descrizione|Descrição|Omschrijving|Opis|الوصف|内容|说明
Quantity|Quantità|Quantidade|Aantal|Ilość|الكمية|数量|数量
Rate|Prezzo|Preço|Tarief|Cena|السعر|単価|单价
Amount|Importo|Valor|Bedrag|Kwota|المبلغ|金額|金额
Subtotal|Subtotale|Subtotal|Subtotaal|Suma częściowa|المجموع الفرعي|小計|小计
Total|Totale|Total|Totaal|Razem|الإجمالي|合計|合计
Discount|Sconto|Desconto|Korting|Rabat|خصم|割引|折扣
VAT|IVA|IVA|Btw|VAT|ضريبة القيمة المضافة|消費税|增值税
Already paid|Già pagato|Já pago|Reeds betaald|Już zapłacono|مدفوع|支払済み|已付
Account|Conto|Conta|Rekening|Konto|الحساب|口座|账户
Thank you|Grazie|Obrigado|Bedankt|Dziękujemy|شكراً|ありがとうございます|谢谢
Note|Nota|Nota|Opmerking|Uwaga|ملاحظة|備考|备注
Photo|Foto|Foto|Foto|Zdjęcie|صورة|写真|图片
Services|Servizi|Serviços|Diensten|Usługi|خدمات|サービス|服务
On receipt|Al ricevimento|No recebimento|Bij ontvangst|Przy odbiorze|عند الاستلام|受領後|收到即付
Your name|Il tuo nome|Seu nome|Uw naam|Twoje imię|اسمك|お名前|您的姓名
Your address|Il tuo indirizzo|Seu endereço|Uw adres|Twój adres|عنوانك|ご住所|您的地址
Client name|Nome del cliente|Nome do cliente|Naam van de klant|Nazwa klienta|اسم العميل|お客様名|客户名称
Invoice number|Numero di fattura|Número da fatura|Factuurnummer|Numer faktury|رقم الفاتورة|請求書番号|发票编号
Quote number|Numero di preventivo|Número do orçamento|Offertenummer|Numer oferty|رقم العرض|見積番号|报价编号
Your bank details|Le tue coordinate bancarie|Seus dados bancários|Uw bankgegevens|Twoje dane bankowe|بياناتك المصرفية|お振込先|您的银行信息
Describe your work here|Descrivi qui il lavoro|Descreva aqui o trabalho|Omschrijf hier uw werk|Opisz tu swoją pracę|صف عملك هنا|作業内容を記入|在此填写工作内容
When|Quando|Quando|Wanneer|Kiedy|متى|日時|时间
Every|Ogni|Todo|Elke|Co|كل|毎週|每
Time|Ora|Hora|Tijd|Godzina|الوقت|時間|时间
Where|Dove|Onde|Waar|Gdzie|أين|会場|地点
Price|Prezzo|Preço|Prijs|Cena|السعر|料金|价格
Until|Fino al|Até|Tot|Do|حتى|まで|截止
Offer|Offerta|Oferta|Aanbieding|Oferta|عرض|特典|优惠
Good to know|Buono a sapersi|Bom saber|Goed om te weten|Warto wiedzieć|من المفيد معرفته|ご案内|须知
Date and time|Data e ora|Data e hora|Datum en tijd|Data i godzina|التاريخ والوقت|日時|日期和时间
Place|Luogo|Local|Plaats|Miejsce|المكان|場所|地点
Restaurant name|Nome del ristorante|Nome do restaurante|Naam van het restaurant|Nazwa restauracji|اسم المطعم|店名|餐厅名称
Your contact details|I tuoi contatti|Seus contactos|Uw contactgegevens|Twoje dane kontaktowe|بيانات التواصل|ご連絡先|您的联系方式
Your organisation|La tua organizzazione|Sua organização|Uw organisatie|Twoja organizacja|مؤسستك|団体名|您的机构
Your headline|Il tuo titolo|Seu título|Uw kop|Twój nagłówek|عنوانك الرئيسي|見出し|您的标题
What it is, in two sentences|Di cosa si tratta, in due frasi|Do que se trata, em duas frases|Waar het om gaat, in twee zinnen|O co chodzi, w dwóch zdaniach|ما هو، في جملتين|内容を二文で|用两句话说明
In detail|In dettaglio|Em detalhe|In detail|Szczegóły|بالتفصيل|詳細|详情
Asked for|Richiesto|Pedido|Gevraagd|Poszukiwane|المطلوب|募集額|所需
Contact|Contatti|Contacto|Contact|Kontakt|للتواصل|お問い合わせ|联系方式
What it is|Che cos’è|O que é|Wat het is|Co to jest|ما هو|概要|是什么
Who it is for|Per chi è|Para quem é|Voor wie het is|Dla kogo|لمن هو|対象|适合谁
What next|Come proseguire|E a seguir|Hoe verder|Co dalej|ما التالي|今後|下一步
What we do|Cosa facciamo|O que fazemos|Wat we doen|Co robimy|ماذا نفعل|活動内容|我们做什么
When and where|Quando e dove|Quando e onde|Wanneer en waar|Kiedy i gdzie|متى وأين|日時と場所|时间和地点
Join in|Partecipa|Participe|Doe mee|Dołącz|شارك معنا|参加する|参与
Poster|Manifesto|Cartaz|Affiche|Plakat|ملصق|ポスター|海报
Flyer|Volantino|Folheto|Flyer|Ulotka|منشور|チラシ|传单
Invitation|Invito|Convite|Uitnodiging|Zaproszenie|دعوة|招待状|邀请函
Menu|Menu|Ementa|Menukaart|Menu|قائمة الطعام|メニュー|菜单
Certificate|Attestato|Certificado|Certificaat|Certyfikat|شهادة|証明書|证书
Summary|In breve|Resumo|Overzicht|Podsumowanie|ملخص|概要|概览
Report|Rapporto|Relatório|Rapport|Raport|تقرير|報告書|报告
Letter|Lettera|Carta|Brief|List|رسالة|手紙|信函
Agenda|Ordine del giorno|Ordem do dia|Agenda|Porządek obrad|جدول الأعمال|議題|议程
Minutes|Verbale|Ata|Notulen|Protokół|محضر|議事録|会议纪要
Checklist|Lista di controllo|Lista de verificação|Checklist|Lista kontrolna|قائمة مراجعة|チェックリスト|清单
Newsletter|Newsletter|Boletim|Nieuwsbrief|Biuletyn|نشرة|ニュースレター|简报
Proposal|Proposta|Proposta|Voorstel|Propozycja|مقترح|提案書|提案
Presentation|Presentazione|Apresentação|Presentatie|Prezentacja|عرض تقديمي|プレゼンテーション|演示文稿
Pitch deck|Pitch|Pitch|Pitch|Pitch|عرض للمستثمرين|ピッチ資料|融资演示
Curriculum vitae|Curriculum vitae|Curriculum vitae|Curriculum vitae|Życiorys|السيرة الذاتية|履歴書|简历
Experience|Esperienza|Experiência|Ervaring|Doświadczenie|الخبرة|職歴|工作经历
Education|Formazione|Formação|Opleiding|Wykształcenie|التعليم|学歴|教育
Skills|Competenze|Competências|Vaardigheden|Umiejętności|المهارات|スキル|技能
Languages|Lingue|Idiomas|Talen|Języki|اللغات|語学|语言
Present|Presenti|Presentes|Aanwezig|Obecni|الحضور|出席者|出席
Decisions|Decisioni|Decisões|Besluiten|Decyzje|القرارات|決定事項|决定
Actions|Azioni|Ações|Acties|Zadania|المهام|タスク|行动项
Next steps|Prossimi passi|Próximos passos|Volgende stappen|Następne kroki|الخطوات التالية|次のステップ|后续步骤
Risks and issues|Rischi|Riscos|Risico’s|Ryzyka|المخاطر|リスク|风险
Status|Stato|Estado|Status|Stan|الحالة|状況|状态
Done|Fatto|Feito|Gedaan|Zrobione|المنجز|完了|已完成
Who|Chi|Quem|Wie|Kto|من|担当|谁
What|Cosa|O quê|Wat|Co|ماذا|内容|事项
By when|Entro quando|Até quando|Wanneer klaar|Do kiedy|الموعد|期限|期限
Notes|Note|Notas|Notities|Notatki|ملاحظات|メモ|备注
List|Lista|Lista|Lijst|Lista|القائمة|リスト|列表
Items|Punti|Pontos|Punten|Punkty|البنود|項目|议题
Dish|Piatto|Prato|Gerecht|Danie|الطبق|料理|菜品
Signature|Firma|Assinatura|Handtekening|Podpis|التوقيع|署名|签名
Takeaway|In sintesi|Conclusão|Conclusie|Wniosek|الخلاصة|要点|要点
You are warmly invited.|Siete tutti invitati.|Estão todos convidados.|U bent van harte welkom.|Serdecznie zapraszamy.|أنتم مدعوون.|皆様のお越しをお待ちしております。|诚邀您的光临。
We look forward to seeing you|Vi aspettiamo|Esperamos por si|Tot dan|Do zobaczenia|نتطلع إلى رؤيتكم|お待ちしております|期待您的到来
Come and see for yourself|Venite a vedere|Venha ver|Kom zelf kijken|Przyjdź i zobacz|تعال وشاهد بنفسك|ぜひお越しください|欢迎亲临
Let us show you more|Parliamone|Fale connosco|Laat ons meer vertellen|Porozmawiajmy|دعنا نريك المزيد|詳しくはお問い合わせください|欢迎了解更多
What it does, in two sentences|Che cosa offre, in due frasi|O que oferece, em duas frases|Wat het doet, in twee zinnen|Co daje, w dwóch zdaniach|ما الذي يقدمه، في جملتين|できることを二文で|用两句话说明作用
The people it helps|Le persone a cui è utile|As pessoas a quem ajuda|Wie het helpt|Komu pomaga|من يستفيد منه|役立つ相手|受益的人
Talk to us. A first conversation costs nothing but half an hour, and afterwards you know whether it fits.|Parlatene con noi. Un primo colloquio richiede mezz’ora; dopo saprete se fa per voi.|Fale connosco. Uma primeira conversa leva meia hora; depois saberá se serve para si.|Praat met ons. Een eerste gesprek kost een half uur; daarna weet u of het past.|Porozmawiaj z nami. Pierwsza rozmowa zajmie pół godziny, a potem wiadomo, czy to pasuje.|تحدثوا معنا. المحادثة الأولى لا تستغرق سوى نصف ساعة، وبعدها تعرفون إن كان ذلك مناسباً.|まずはご相談ください。三十分ほどのお話で、合うかどうかがわかります。|欢迎与我们交谈。第一次交流只需半小时，之后您就知道是否合适。
{subject} on one page: what it is, whom it is for, and what comes next.|{subject} in una pagina: che cos’è, per chi è e come si prosegue.|{subject} numa página: o que é, para quem é e o que se segue.|{subject} op één pagina: wat het is, voor wie het is en hoe het verdergaat.|{subject} na jednej stronie: co to jest, dla kogo i co dalej.|{subject} في صفحة واحدة: ما هو، ولمن، وما التالي.|{subject}を一枚で：内容、対象、今後。|{subject}一页说明：是什么，适合谁，下一步。
What people find here|Che cosa si trova qui|O que se encontra aqui|Wat mensen hier vinden|Co można tu znaleźć|ما الذي يجده الناس هنا|ここにあるもの|这里有什么
Days, hours and place|Giorni, orari e luogo|Dias, horas e local|Dagen, tijden en plaats|Dni, godziny i miejsce|الأيام والساعات والمكان|曜日・時間・場所|日期、时间和地点
Come by once and look around. A first visit answers more than any page can, and every pair of hands is a help.|Passate una volta a dare un’occhiata. Una visita dice più di qualsiasi pagina, e ogni mano è d’aiuto.|Passe uma vez e veja. Uma visita diz mais do que qualquer página, e toda a ajuda conta.|Kom een keer langs en kijk rond. Een bezoek zegt meer dan een pagina, en elke hand helpt.|Wpadnij i rozejrzyj się. Jedna wizyta mówi więcej niż strona, a każda para rąk się przyda.|زورونا مرة وألقوا نظرة. الزيارة الأولى تقول أكثر من أي صفحة، وكل يد تساعد.|一度お立ち寄りください。ページよりも訪問のほうが多くを伝え、どなたの手も助けになります。|欢迎来看一看。一次到访胜过任何页面，多一双手就多一份力。
What {subject} is for, who takes part, and how to join in.|{subject}: perché esiste, chi partecipa e come unirsi.|{subject}: para que existe, quem participa e como aderir.|{subject}: waarvoor het er is, wie meedoet en hoe u aansluit.|{subject}: po co jest, kto bierze udział i jak dołączyć.|{subject}: لماذا، ومن يشارك، وكيف تنضمون.|{subject}：目的、参加者、参加のしかた。|{subject}：宗旨、参与者和加入方式。
What changes|Che cosa cambia|O que muda|Wat er verandert|Co się zmienia|ما الذي يتغير|変わること|有何变化
The change in one sentence|Il cambiamento in una frase|A mudança numa frase|De verandering in één zin|Zmiana w jednym zdaniu|التغيير في جملة واحدة|変更点を一文で|用一句话说明变化
Who it concerns|Chi riguarda|A quem diz respeito|Wie het aangaat|Kogo to dotyczy|من يعنيه الأمر|対象となる方|涉及哪些人
The people it concerns|Le persone interessate|As pessoas em causa|De mensen die het aangaat|Osoby, których to dotyczy|الأشخاص المعنيون|対象となる方々|相关人员
Questions|Domande|Perguntas|Vragen|Pytania|أسئلة|ご質問|问题
If something is unclear, ask before you act. The answer to one question usually helps others too.|Se qualcosa non è chiaro, chiedete prima di agire. La risposta di solito aiuta anche altri.|Se algo não estiver claro, pergunte antes de agir. A resposta costuma ajudar outros também.|Is iets onduidelijk, vraag het dan eerst. Het antwoord helpt meestal ook anderen.|Jeśli coś jest niejasne, zapytaj przed działaniem. Odpowiedź zwykle pomaga też innym.|إن كان شيء غير واضح فاسألوا قبل التصرف. الجواب يفيد غيركم أيضاً.|ご不明な点は事前にお尋ねください。答えは他の方の役にも立ちます。|如有不清楚之处，请先询问。答案通常也能帮助他人。
Ask us, we will explain|Chiedete, vi spieghiamo|Pergunte, nós explicamos|Vraag het ons, we leggen het uit|Zapytaj, wyjaśnimy|اسألونا ونحن نشرح|お気軽にお尋ねください|欢迎询问
{subject} at a glance: what changes, for whom, and from when.|{subject} in breve: che cosa cambia, per chi e da quando.|{subject} num relance: o que muda, para quem e desde quando.|{subject} in één oogopslag: wat er verandert, voor wie en vanaf wanneer.|{subject} w skrócie: co się zmienia, dla kogo i od kiedy.|{subject} في لمحة: ما الذي يتغير، ولمن، ومتى.|{subject}の要点：何が、誰に、いつから変わるか。|{subject}一览：变化、对象和时间。`;

const byEnglish: ReadonlyMap<string, readonly string[]> = new Map(
  table
    .trim()
    .split('\n')
    .map((row) => row.split('|'))
    .map(([english = '', ...others]) => [english, others] as const),
);

export function isWorldLanguage(language: string): language is WorldLanguage {
  return (worldLanguages as readonly string[]).includes(language);
}

/** Sentences with `{subject}` in the middle, split there. */
const sentences = [...byEnglish.keys()].flatMap((english) => {
  const [before, after] = english.split('{subject}');
  return before === undefined || after === undefined ? [] : [{ english, before, after }];
});

/** Translates an English document word; returns it unchanged if the table has no translation. */
export function inWorldLanguage(english: string, language: WorldLanguage): string {
  const column = worldLanguages.indexOf(language);
  const whole = byEnglish.get(english)?.[column];
  if (whole !== undefined) return whole;
  const found = sentences.find(
    ({ before, after }) =>
      english.startsWith(before) && english.endsWith(after) && english.length > before.length + after.length,
  );
  if (!found) return english;
  const subject = english
    .slice(found.before.length, english.length - found.after.length)
    .replace(/^the /, '');
  const sentence = byEnglish.get(found.english)?.[column] ?? english;
  return sentence.replace('{subject}', () => subject.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()));
}
