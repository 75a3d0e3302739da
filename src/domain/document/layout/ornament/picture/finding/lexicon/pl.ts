/** Polish subject words, including irregular forms; see en.ts. */
export const pl = `
@@: i, w, na, z, ze, do, dla, o, od, nad, pod, dwa, dwie, trzy, przy, nasz, nasza, jak, dlaczego, jest, się, lub, po, za, bez, przed, nowy, nowa, nowe
@?: poczta, zaproszenie, list, kalendarz, data, lista, formularz, ankieta, czas, godzina, raport, kwartał, trasa, dokument, certyfikat, adres, lokalizacja, etapy, cel, cele, droga, ogłoszenie, reklama, przemówienie, rozmowa, wiadomość, pytania, klasa, lekcja, kurs, nauczyciel, zespół, grupa, społeczność, przyjaciele, ludzie, zebranie, spotkanie, konferencja, narada, osoba, mężczyzna, kobieta, faktura, kariera, cena, ceny, koszt, promocja, bon, bilet, kupon, turniej, nagroda, noc, pole, pola, roślina, rośliny, wiosna, lato, wakacje, maszyna, telefon, ręce, ręka, dłonie, pomoc, opieka, wejście, brama, sklep, godziny otwarcia, światło, zdjęcie, film, sieć, sztuka, języki, świat, ziemia, student, studia, impreza, zabawa, gra, park, port, ulica, osiedle, praca, firma, projekt, szkolenie, razem, witamy, kultura, umowa, zakupy, tablica, znak, scena, dom, teczka, dane, cyfrowy, zamek
@-: a, u, y, i, e, ow, em, om, ami, ach, ie, owi, a=o, y=a, i=a, e=a, u=a, ie=a, ami=a, ach=a, ow=a, e=o, em=o, u=o
apple: jabłko, jabłka
lemon: cytryna, cytryny, pomarańcza
cherries: wiśnia, wiśnie, czereśnie
strawberry: truskawka, truskawki
grapes: winogrona, winnica
tomato: pomidor, pomidory
carrot: marchew, marchewka
pumpkin: dynia
mushroom: grzyb, grzyby
bread: chleb
loaves: piekarnia, bochenki, piekarz
cake: ciasto, tort, deser
iceCream: lody
pizza: pizza
burger: hamburger, kanapka
cheese: ser, sery
egg: jajko, jajka, śniadanie
fish: ryba, ryby
soup: zupa
salad: sałatka, wegański
radishes: rzodkiewka, rzodkiewki
vegetables: warzywa, warzywo, owoce, spożywcze, kosz warzyw
coffee: kawa, filiżanka kawy, filiżanka, kawiarnia
tea: herbata, czajniczek
wine: wino, kieliszek wina
beer: piwo, browar
bottle: butelka, woda pitna
cocktail: koktajl, napój, napoje
table: kolacja, długi stół, nakryty stół, restauracja
flower: kwiat, kwiaty, kwiaciarnia
tulips: tulipan, tulipany, bukiet, wazon
sunflower: słonecznik
rose: róża, róże
meadow: łąka, wiosna
leaf: liść, liście, fotosynteza
fern: paproć, zioła
branch: gałąź, gałązka
tree: drzewo, drzewa, dąb
forest: las, lasy
pottedPlant: roślina, rośliny
sprout: kiełek, nasiono, nasiona, sadzonka
wheat: pszenica, żniwa, zboże
cat: kot, koty, kotek
dog: pies, psy, psa, szczeniak
bird: ptak
birds: dwa ptaki, ptaki
owl: sowa
hen: kura, kurczak
duck: kaczka
fox: lis
bear: niedźwiedź
rabbit: królik, zając
sheep: owca, jagnię
cow: krowa, mleko
pig: świnia
horse: koń, konie
butterfly: motyl
bee: pszczoła, pszczoły, miód
snail: ślimak
turtle: żółw
whale: wieloryb
elephant: słoń
mouse: mysz
hedgehog: jeż
paw: łapa, weterynarz
mountain: góra, góry, wędrówka, szczyt
hills: wzgórze, wzgórza, dolina
sea: morze, fale, ocean
beach: plaża, lato, wakacje
lake: jezioro, staw
river: rzeka, strumień
desert: pustynia
island: wyspa, palma
waterfall: wodospad
path: ścieżka, droga, rozdroże
field: pole, pola, gospodarstwo, rolnictwo
sun: słońce
moon: księżyc, noc, dobranoc
stars: gwiazda, gwiazdy
cloud: chmura, chmury, pogoda
rain: deszcz, obieg wody
storm: burza, piorun
snow: śnieg, zima
rainbow: tęcza
wind: wiatr
season: jesień, pory roku
waterDrop: kropla, krople, woda
planet: planeta, kosmos
city: miasto, wieżowiec
houses: domy, ulica, wieś, osiedle, sąsiedzi
bridge: most, mosty
lighthouse: latarnia morska
church: kościół, parafia
museum: muzeum, wystawa, ratusz
shop: sklep, godziny otwarcia
market: targ, rynek, stragan, jarmark
factory: fabryka, magazyn
castle: zamek
trafficLight: światła drogowe, ruch uliczny
trafficCone: pachołek, roboty drogowe
sign: drogowskaz, znak
noEntry: zakaz parkowania, zakaz
playground: plac zabaw, huśtawka, przedszkole
fountain: fontanna
bench: ławka, park
key: klucz, umowa najmu
house: dom, mieszkanie, czynsz, dach
cottage: domek, chata, domek nad jeziorem
door: drzwi, wejście, brama
window: okno
lamp: lampa, światło
chair: krzesło, meble
sofa: kanapa, salon
meeting: zebranie, spotkanie, konferencja, narada, protokół zebrania
roundTable: okrągły stół
bed: łóżko, hotel, sypialnia, spać, śpimy, sen, snu, bezsenność
bath: łazienka, wanna, prysznic
faucet: kran, hydraulik
bucket: wiadro
broom: miotła, sprzątanie
kettle: czajnik
plug: wtyczka, gniazdko, prąd, nieczynne
candle: świeca, świece
clock: zegar, czas, godzina
alarmClock: budzik, termin
boxes: pudełko, pudełka, kartony, przeprowadzka, paczka
towel: ręcznik
laundry: pranie, ubrania, tkanina, moda
keys: klucze, regulamin domu
garden: ogród, ogrodnictwo, działka
bicycle: rower, kolarstwo
bikes: rowery
car: samochód, auto
van: furgonetka
truck: ciężarówka, dostawa
bus: autobus, wycieczka szkolna
train: pociąg, tramwaj, dworzec
plane: samolot, lot, podróż
sailboat: żaglówka
ship: statek, prom, port
boat: łódź, łódka
paperBoat: papierowa łódka
rocket: rakieta
scooter: skuter, motocykl
suitcase: walizka, bagaż
mapPin: adres, lokalizacja
map: mapa, trasa
compass: kompas
anchor: kotwica
tent: namiot, biwak
campfire: ognisko, ogień, grill
backpack: plecak
laptop: laptop, komputer
desk: biurko, biuro
phone: telefon
envelope: koperta, poczta, zaproszenie
letter: list, list polecający, rezygnacja
calendar: kalendarz, data
clipboard: lista, formularz, ankieta
pen: pióro, długopis, podpis, umowa
pencil: ołówek, zeszyt
ledger: księgowość, faktura
briefcase: teczka, kariera, list motywacyjny, rozmowa kwalifikacyjna
chart: wykres, statystyka, raport
growth: wzrost, sprzedaż, kwartał
milestones: kamienie milowe, etapy
handshake: uścisk dłoni, współpraca, negocjacje
document: dokument, certyfikat
shield: tarcza, ochrona, bezpieczeństwo, ubezpieczenie
book: książka, czytanie, powieść
books: książki, biblioteka
shelf: półka, regał
globe: globus, świat, ziemia, języki
blackboard: tablica, szkoła, klasa, lekcja, kurs, nauczyciel
graduation: dyplom, studia, student
ruler: linijka, matematyka
microscope: mikroskop, laboratorium, badania
flask: chemia, eksperyment, nauka
atom: atom, fizyka
lightbulb: żarówka, pomysł, pomysły
gears: koło zębate, maszyna
magnifier: lupa
puzzle: puzzle, układanka, gra
heart: serce, miłość, darowizna, dziękuję, dzień matki, walentynki
heartbeat: puls, zdrowie
stethoscope: stetoskop, lekarz, pielęgniarka
firstAid: pierwsza pomoc, apteczka, wypadek, pierwszej pomocy
hospital: szpital
pills: tabletki, leki, apteka
tooth: ząb, dentysta
bandage: plaster
hands: dwie dłonie, dłonie, ręce, ręka, pomoc, opieka
raisedHands: podniesione ręce, głosowanie, wolontariusze
football: piłka nożna, piłka
basketball: koszykówka
tennis: tenis, rakieta tenisowa
shoe: but, buty, bieg, maraton
dumbbell: hantle, siłownia
trophy: puchar, turniej, nagroda
medal: medal
swimmer: pływak, pływanie
pool: basen
target: cel, cele
ski: narty
chess: szachy
guitar: gitara
electricGuitar: gitara elektryczna
trumpet: trąbka, orkiestra
piano: fortepian, pianino
drum: bęben, perkusja
violin: skrzypce
notes: muzyka, piosenka, chór, koncert
microphone: mikrofon, przemówienie
dance: taniec
theater: teatr, scena
palette: paleta, malarstwo, sztuka
camera: aparat fotograficzny, zdjęcie
film: film, kino
paintRoller: wałek malarski, malarz, świeżo malowane, remont
brush: pędzel
hammer: młotek, budowa
wrench: klucz francuski, naprawa, warsztat
saw: piła, stolarz
scissors: nożyczki, fryzjer, grzebień
shears: sekator, ogrodnik
sewing: szycie, igła, nić
wool: wełna, druty
pottery: ceramika, garncarstwo
toolbox: skrzynka z narzędziami, narzędzia
cable: kabel, elektryk
ladder: drabina
wateringCan: konewka
gloves: rękawiczki, rękawice
person: osoba, mężczyzna, kobieta
people: ludzie, zespół, grupa, społeczność, przyjaciele
family: rodzina
couple: para, nowożeńcy
child: dziecko, dzieci
baby: niemowlę, narodziny, wózek
teddy: miś, pluszowy miś, zabawki
rings: obrączki, ślub, wesele
birthday: urodziny
balloons: balony, gratulacje
gift: prezent, prezenty
christmas: boże narodzenie, choinka, święta
lantern: lampion, lampiony
fireworks: fajerwerki, nowy rok, sylwester
bunting: girlanda, festyn, impreza, zabawa
easterEgg: wielkanoc, pisanka
snowman: bałwan
toast: szampan, jubileusz
crown: korona, król
mask: maska
speech: dymek, rozmowa, wiadomość, pytania, komunikacja
megaphone: megafon, ogłoszenie, reklama
flag: flaga, rewolucja, niepodległość
recycle: recykling, odpady, śmieci
coins: monety, moneta, pieniądze, cena, ceny, koszt
piggyBank: skarbonka, oszczędności
wallet: portfel
scales: waga, sprawiedliwość, prawo, adwokat
tag: metka, rabat, promocja, wyprzedaż
cart: wózek sklepowy, supermarket
bag: torba, zakupy
voucher: bon, bilet, kupon
lock: kłódka, hasło, cyberbezpieczeństwo, bezpieczeństwo w sieci
network: sieć
solar: panel słoneczny
windTurbine: wiatrak, energia
battery: bateria
hourglass: klepsydra, czekanie
umbrella: parasol
sunglasses: okulary
shell: muszla
hat: kapelusz
circles: koła, okręgi
shapes: kształty, kwadrat
staircase: schody
bell: dzwonek, dzwon
hook: haczyk
lion: lew, lwy
tiger: tygrys, tygrysy
panda: panda wielka, bambus
monkey: małpa, małpy, goryl, szympans
giraffe: żyrafa, żyrafy
zebra: zebra, zebry
kangaroo: kangur, kangury
rhinoceros: nosorożec, nosorożce
camel: wielbłąd, wielbłądy
deer: jeleń, jelenie, renifer, łoś
frog: żaba, żaby, ropucha
snake: wąż, węże
lizard: jaszczurka, jaszczurki, kameleon
eagle: orzeł, orły, sokół
penguin: pingwin, pingwiny
squirrel: wiewiórka, wiewiórki
dinosaur: dinozaur, dinozaury
ladybug: biedronka, biedronki
mosquito: komar, komary, malaria
seahorse: konik morski
volcano: wulkan, wulkany, lawa
pyramid: piramida, piramidy, faraon, starożytny egipt
temple: świątynia, świątynie, akropol, starożytna grecja
mosque: meczet, meczety, minaret, islam, ramadan
eiffelTower: wieża eiffla, paryż
colosseum: koloseum, cesarstwo rzymskie, gladiator, rzym
statue: posąg, rzeźba, popiersie, renesans, filozofia
iceberg: góra lodowa, lodowiec, lodowce, antarktyda, arktyka, zmiany klimatu, zmiana klimatu
comet: kometa, komety, asteroida, meteoryt
brain: mózg, układ nerwowy, psychologia
lungs: płuca, płuco, oddychanie, astma
stomach: żołądek, jelita, trawienie
eye: oko, oczy, okulista
ear: ucho, uszy, słuch
bone: kość, kości, staw biodrowy
skull: czaszka, szkielet, pirat, piraci
virus: wirus, wirusy, bakteria, bakterie, infekcja, grypa
cell: komórka, komórki, mitoza
syringe: strzykawka, szczepionka, szczepionki, szczepienie
thermometer: termometr, temperatura, gorączka
pressureCuff: ciśnienie krwi, ciśnieniomierz, nadciśnienie
pot: garnek, garnki, kuchenka, gotowanie
jar: słoik, słoiki, dżem, kiszonka, fermentacja
chocolate: czekolada, kakao
salt: sól, solniczka
banana: banan, banany
nuts: orzech, orzechy, migdały
die: kostki do gry, prawdopodobieństwo
knot: węzeł, węzły, lina
protractor: kątomierz, kąty, geometria
axes: układ współrzędnych, algebra, równanie, równania
abacus: liczydło, dodawanie, odejmowanie
crystal: kryształ, kryształy, kwarc, minerały, diament
funnel: lejek, bibuła filtracyjna
lever: dźwignia, dźwignie
speedometer: prędkościomierz, przyspieszenie
matches: zapałka, zapałki, wypalenie zawodowe
cigarette: papieros, papierosy, palenie, tytoń
forklift: wózek widłowy
lawnMower: kosiarka, trawnik
skateboard: deskorolka, skatepark
surfboard: deska surfingowa, surfing
helmet: rycerz, rycerze, zbroja, wikingowie, średniowiecze
lectern: mównica, debata, debaty
maze: labirynt, labirynty
cutlery: sztućce, serwetka, maniery przy stole
vial: insulina, inhalator, cukrzyca
@food: jedzenie, kuchnia, przepis, obiad, piknik, jadłospis
@nature: przyroda, środowisko, klimat, natura
@animals: zwierzę, zwierzęta
@travel: turystyka, podróże
@work: praca, firma, projekt
@school: edukacja, uczniowie, szkolenie
@science: naukowy, odkrycie
@technology: technologia, dane, cyfrowy
@health: terapia, choroba
@sport: sport, zawody
@art: kultura
@craft: rzemiosło, rękodzieło
@people: razem, witamy
@celebration: uroczystość, świętować
@money: gospodarka, finanse, budżet
yoga: stres, relaks
`;
