/** Arabic subject words, singular and broken plural; see en.ts. */
export const ar = `
@@: من, في, على, مع, إلى, عن, بين, فوق, تحت
apple: تفاح, تفاحة
lemon: ليمون, برتقال
cherries: كرز
strawberry: فراولة
grapes: عنب
tomato: طماطم
carrot: جزر
pumpkin: قرع, يقطين
mushroom: فطر
bread: خبز, رغيف
loaves: مخبز, أرغفة
cake: كعكة, كعك, حلوى, حلويات
iceCream: مثلجات, آيس كريم
pizza: بيتزا
burger: برغر, شطيرة
cheese: جبن, جبنة
egg: بيضة, بيض, فطور
fish: سمكة, سمك, أسماك
soup: حساء, شوربة, عدس
salad: سلطة
vegetables: خضار, خضروات, فواكه, بقالة
coffee: قهوة, فنجان, مقهى
tea: شاي, إبريق
bottle: زجاجة, قارورة
cocktail: مشروب, مشروبات, عصير
table: عشاء, مائدة, مطعم, وليمة
flower: زهرة, أزهار, زهور, ورود
tulips: باقة, مزهرية
rose: وردة, ورد
meadow: ربيع, مرج
leaf: ورقة شجر, أوراق, أوراق خضراء
branch: غصن, أغصان
tree: شجرة, أشجار
forest: غابة, غابات
cactus: صبار
pottedPlant: نبات, نباتات, نبتة
sprout: بذور, بذرة, برعم, شتلة
wheat: قمح, حصاد
cat: قطة, قط, قطط
dog: كلب, كلاب, جرو
bird: طائر, عصفور
birds: طيور, عصافير
owl: بومة
hen: دجاجة, دجاج
duck: بطة
fox: ثعلب
bear: دب
rabbit: أرنب
sheep: خروف, أغنام
cow: بقرة, حليب
horse: حصان, خيول, خيل
butterfly: فراشة, فراشات
bee: نحلة, نحل, عسل
turtle: سلحفاة
whale: حوت
elephant: فيل
mouse: فأر
mountain: جبل, جبال
hills: تلال, تل, وادي
sea: بحر, أمواج, محيط
beach: شاطئ, صيف, عطلة
lake: بحيرة
river: نهر, أنهار
desert: صحراء
island: جزيرة, نخلة, نخيل
waterfall: شلال
path: طريق, درب, مسار
field: حقل, مزرعة, زراعة
sun: شمس
moon: قمر, ليل, هلال, رمضان
stars: نجمة, نجوم
cloud: سحابة, غيوم, طقس
rain: مطر
storm: عاصفة, برق
snow: ثلج, شتاء
rainbow: قوس قزح
wind: رياح, ريح
season: خريف, فصول
waterDrop: قطرة, قطرات, ماء, مياه
planet: كوكب, فضاء
city: مدينة, أبراج, عقارات
houses: بيوت, شارع, قرية, حي, جيران
bridge: جسر
lighthouse: منارة
museum: متحف, معرض, محكمة
shop: متجر, دكان, محل
market: سوق, أسواق
factory: مصنع, مستودع, صناعة
castle: قلعة, قصر
trafficLight: إشارة مرور, مرور
trafficCone: أعمال بناء
sign: لافتة
noEntry: ممنوع الوقوف, ممنوع
playground: ملعب أطفال, أرجوحة, روضة
fountain: نافورة, ساحة
bench: مقعد, حديقة عامة
key: مفتاح, مفاتيح, عقد إيجار
house: منزل, بيت, شقة, إيجار, سكن
door: باب, مدخل, بوابة
window: نافذة, شباك
lamp: مصباح, ضوء
chair: كرسي, كراسي, أثاث
sofa: أريكة
meeting: اجتماع, مؤتمر, لقاء عمل
roundTable: مائدة مستديرة
bed: سرير, فندق
bath: حمام, دش
faucet: صنبور, حنفية, سباك
bucket: دلو
broom: مكنسة, تنظيف, نظافة
kettle: غلاية
plug: قابس, كهرباء
candle: شمعة, شموع
clock: ساعة, وقت
alarmClock: منبه
boxes: صندوق, صناديق, طرد
towel: منشفة
laundry: غسيل, ملابس, قماش
garden: حديقة, بستان
bicycle: دراجة, دراجات
car: سيارة, سيارات
truck: شاحنة, توصيل
bus: حافلة, رحلة مدرسية
train: قطار, محطة, مترو
plane: طائرة, مطار, سفر, رحلة
ship: سفينة, ميناء
boat: قارب
rocket: صاروخ
suitcase: حقيبة سفر, أمتعة
mapPin: عنوان, موقع
map: خريطة
compass: بوصلة
tent: خيمة, تخييم
campfire: نار, شواء
backpack: حقيبة ظهر, حقيبة مدرسية
laptop: حاسوب, كمبيوتر
desk: مكتب
phone: هاتف, جوال
envelope: ظرف, بريد, دعوة
letter: رسالة
calendar: تقويم, موعد, تاريخ
clipboard: قائمة, استمارة, استبيان
pen: قلم, توقيع, عقد
pencil: قلم رصاص, دفتر
ledger: محاسبة, فاتورة
briefcase: حقيبة عمل, وظيفة
chart: رسم بياني, إحصاء, تقرير
growth: نمو, مبيعات
handshake: مصافحة, اتفاق, شراكة
document: وثيقة, شهادة
shield: درع, حماية, أمان, تأمين
book: كتاب, قراءة, قصة
books: كتب, مكتبة
globe: عالم, أرض, لغات
blackboard: سبورة, مدرسة, درس, دورة, معلم, صف
graduation: تخرج, جامعة, طالب
ruler: مسطرة, رياضيات
microscope: مجهر, مختبر, بحث
flask: كيمياء, تجربة, علوم
lightbulb: فكرة, أفكار
gears: تروس, آلة
magnifier: عدسة مكبرة, مفقود
puzzle: لغز, لعبة
heart: قلب, حب, تبرع, شكرا
heartbeat: نبض, صحة
stethoscope: سماعة طبيب, طبيب, ممرضة, ممرض
firstAid: إسعافات أولية, حادث, طوارئ
hospital: مستشفى, عيادة
pills: دواء, أدوية, صيدلية
tooth: سن, أسنان
hands: يدان, أيدي, يد, مساعدة
raisedHands: تصويت, متطوعون, انتخابات
yoga: يوغا
football: كرة القدم
basketball: كرة السلة
shoe: حذاء, ماراثون, جري
dumbbell: أثقال, لياقة
trophy: كأس, بطولة, جائزة
medal: ميدالية
swimmer: سباحة, سباح
pool: مسبح
target: هدف, أهداف
chess: شطرنج
guitar: غيتار, جيتار
piano: بيانو
drum: طبل
violin: كمان
notes: موسيقى, أغنية, حفل موسيقي
microphone: ميكروفون, خطاب
dance: رقص
theater: مسرح
palette: رسم, فن, لوحة
camera: كاميرا, صورة, تصوير
film: فيلم, سينما
paintRoller: دهان, طلاء, ترميم
hammer: مطرقة, بناء
wrench: مفتاح ربط, إصلاح, صيانة
saw: منشار, نجار
scissors: مقص, حلاق
sewing: خياطة, إبرة
wool: صوف, حياكة
pottery: فخار, خزف
toolbox: صندوق أدوات, أدوات
gloves: قفازات
person: شخص, رجل, امرأة
people: ناس, فريق, مجتمع, أصدقاء
crowd: جمهور, حشد
family: عائلة, أسرة
child: طفل, أطفال
baby: رضيع, مولود
teddy: دمية, دب محشو, ألعاب
rings: زفاف, خاتم, زواج, عرس
birthday: عيد ميلاد
balloons: بالونات, تهنئة
gift: هدية, هدايا
lantern: فانوس, فوانيس
fireworks: ألعاب نارية, رأس السنة
bunting: حفلة, مهرجان, عيد
crown: تاج, ملك
speech: حوار, محادثة, أسئلة
megaphone: إعلان, إعلانات
flag: علم, راية
recycle: إعادة التدوير, نفايات
coins: نقود, مال, سعر, أسعار, عملات
piggyBank: ادخار, توفير
wallet: محفظة
scales: ميزان, عدالة, قانون, محامي
tag: تخفيضات, خصم, عرض خاص
cart: عربة تسوق
bag: تسوق, حقيبة
voucher: قسيمة, تذكرة
robot: روبوت, ذكاء اصطناعي
lock: قفل, كلمة مرور
network: شبكة
solar: طاقة شمسية
windTurbine: طاقة, طاقة الرياح
battery: بطارية
hourglass: ساعة رملية, انتظار
umbrella: مظلة
sunglasses: نظارات
shell: صدفة
hat: قبعة
staircase: درج, سلم
bell: جرس
@food: طعام, مطبخ, وصفة, غداء
@nature: طبيعة, بيئة, مناخ
@animals: حيوان, حيوانات
@travel: سياحة
@work: عمل, شركة, مشروع
@school: تعليم, تدريب
@science: علم الأحياء, اكتشاف
@technology: تقنية, تكنولوجيا, بيانات
@health: علاج, مرض
@sport: رياضة
@art: ثقافة
@craft: حرف يدوية
@people: لقاء, ترحيب
@celebration: احتفال
@money: اقتصاد, ميزانية
lion: أسد, أسود
tiger: نمر
panda: باندا, خيزران
monkey: قرد, غوريلا
giraffe: زرافة
zebra: حمار وحشي
kangaroo: كنغر
rhinoceros: وحيد القرن
camel: جمل, جمال
deer: غزال, أيل
frog: ضفدع
snake: ثعبان, أفعى
lizard: سحلية
eagle: نسر, صقر
penguin: بطريق
squirrel: سنجاب
dinosaur: ديناصور
ladybug: دعسوقة
mosquito: بعوضة, بعوض
seahorse: فرس البحر
volcano: بركان, براكين
pyramid: هرم, أهرام, أهرامات
temple: معبد, معابد
mosque: مسجد, جامع, مئذنة
eiffelTower: برج إيفل, باريس
colosseum: الكولوسيوم, روما
statue: تمثال, نحت, فلسفة
iceberg: جبل جليدي, نهر جليدي
comet: مذنب, نيزك
brain: دماغ, الجهاز العصبي, علم النفس
lungs: رئة, رئتان, تنفس
stomach: معدة, هضم
eye: عين, عيون
ear: أذن, سمع
bone: عظم, عظام
skull: جمجمة, هيكل عظمي, قرصان
virus: فيروس, فيروسات, بكتيريا, عدوى
cell: خلية, خلايا
syringe: حقنة, لقاح, تطعيم
thermometer: ميزان حرارة, حمى
pressureCuff: ضغط الدم
pot: قدر, طنجرة, طبخ
jar: برطمان, مربى, تخمير
chocolate: شوكولاتة, كاكاو
salt: ملح
banana: موز
nuts: مكسرات, جوز, لوز
die: نرد, احتمال
knot: عقدة, حبل
protractor: منقلة, هندسة
axes: معادلة, معادلات, جبر
abacus: عداد خرزي, جمع وطرح
crystal: بلورة, معادن, ألماس
funnel: قمع, ترشيح
lever: رافعة, بكرة
speedometer: عداد السرعة
matches: عود ثقاب, احتراق وظيفي
cigarette: سيجارة, تدخين
forklift: رافعة شوكية
lawnMower: جزازة عشب
skateboard: لوح تزلج
surfboard: لوح ركوب الأمواج
helmet: فارس
lectern: منصة خطابة, مناظرة
maze: متاهة
cutlery: أدوات المائدة
vial: أنسولين, سكري
`;
