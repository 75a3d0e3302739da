/** German subject words; see en.ts. */
export const de = `
@@: der, die, das, ein, eine, einer, einem, und, mit, von, im, am, für, zum, zur, auf, zwei, drei, den, des, wie, warum, wir, ihr, ihre, unser, unsere, ist, sind, nach, bei, über, als, aus, oder, was, ins, beim, vom, neu, neue, neuer, neues, neuen
@?: Post, Einladung, Brief, Schreiben, Termin, Datum, Monat, Kalender, Checkliste, Liste, Prüfung, Formular, Protokoll, Zeit, Uhrzeit, Bericht, Zahlen, Auswertung, Anstieg, Quartal, Gewinn, Karte, Route, Dokument, Urkunde, Zeugnis, Standort, Adresse, neue Anschrift, Ort, Fortschritt, Fahrplan, Zeitleiste, Ziel, Ziele, Fokus, Stufen, Weg, Wege, Straße, Ankündigung, Mitteilung, Werbung, Rede, Interview, Vortrag, Fragen, Nachricht, Rückmeldung, Gespräch, Unterhaltung, Unterricht, Klasse, Kurs, Lehrer, Gruppe, Gemeinschaft, Verein, Team, Freunde, Leute, Menschen, Menge, Publikum, Sitzung, Besprechung, Konferenz, Vorstand, Versammlung, Mitarbeiter, Kunde, Person, Mann, Frau, Rechnung, Bewerbung, Beruf, Karriere, Angebot, Preise, Kosten, Beitrag, Eintrittskarte, Ticket, Turnier, Preis, Wettbewerb, Nacht, Zuhause, Feld, Felder, Pflanze, Pflanzen, Frühling, Sommer, Urlaub, Bühne, Rock, Prozess, Maschine, Rechner, Webseite, Anruf, Telefon, Hilfe, Hand, Hände, Pflege, Schutz, Eingang, Ausfahrt, Öffnungszeiten, Geschäft, Licht, Werkstatt, Foto, Netz, Verbindung, Kreislauf, Kreis, Gestaltung, Ball, Tasse, Geschichte, Welt, Student, Studium, Abschluss, Spiel, Fest, Feier, Lösung, Park, Schild, Sitz, Tor, Tafel, Projekt, Arbeit, Firma, Unternehmen, Betrieb, Willkommen, Treffen, Zusammen, Kultur, Kreativ, Digital, Technik, Klang, grün, Gemeinde, Kater, Nachbarschaft, Entdeckung, Haus, Farbe, Farben, Kunst, Party, Daten, Lieferung
@-: e, en, n, er, s, es, em, ern
@+: ab, an, auf, aus, be, bei, ein, ent, er, ge, her, hin, mit, nach, um, un, ver, vor, zer, zu
apple: Apfel, Äpfel, Apfelsaft
lemon: Zitrone, Zitronen, Limonade, Orange
cherries: Kirsche, Kirschen
strawberry: Erdbeere, Erdbeeren, Beeren, Himbeere
grapes: Traube, Trauben, Weintrauben, Weinberg
tomato: Tomate, Tomaten
carrot: Karotte, Möhre, Möhren, Rübe
pumpkin: Kürbis, Kürbisse, Halloween
mushroom: Pilz, Pilze
bread: Brot, Sauerteig, Laib
loaves: Brote, Bäckerei, Bäcker, Brotregal
croissant: Croissant, Gebäck, Hörnchen
cake: Kuchen, Torte, Nachtisch, Kuchenbasar, backen
iceCream: Eis, Eiscreme, Eisdiele
pizza: Pizza
burger: Burger, Imbiss, Hamburger, belegtes Brötchen
cheese: Käse, Käserei
egg: Ei, Eier, Spiegelei, Pfanne, Frühstück, Brunch
fish: Fisch, Fische, angeln
soup: Suppe, Eintopf, Schüssel, Linsensuppe
salad: Salat, vegan, vegetarisch
radishes: Radieschen, Rettich
vegetables: Gemüse, Gemüsekiste, Obst, Lebensmittel, Gemüsekorb, Gemüseabo
coffee: Kaffee, Tasse, Café, Kaffeetasse, Espresso
tea: Tee, Teekanne
wine: Wein, Weinglas, Weinprobe, Weinflasche
beer: Bier, Brauerei, Kneipe
bottle: Flasche, Wasserflasche, Trinkwasser
cocktail: Cocktail, Getränk, Getränke
table: langer Tisch, gedeckter Tisch, Abendessen, Festessen, Tafel, Restaurant
lunchBox: Brotdose, Lunchbox, Mehrwegbox, Mehrwegdose
flower: Blume, Blumen, Blüte, Blüten, Florist
tulips: Tulpe, Tulpen, Vase, Blumenstrauß, Strauß
sunflower: Sonnenblume, Sonnenblumen
rose: Rose, Rosen
meadow: Wiese, Blumenwiese, Frühling
leaf: Blatt, Blätter, Laub, Photosynthese
fern: Farn, Farne, Kräuter
branch: Zweig, Zweige, Ast, Blütenzweig
tree: Baum, Bäume, Eiche, Apfelbaum
forest: Wald, Wälder, Tannen
cactus: Kaktus, Kakteen
pottedPlant: Topfpflanze, Zimmerpflanze, Pflanze, Pflanzen
sprout: Keimling, Setzling, Samen, Sprössling, Keim, Aussaat
wheat: Weizen, Getreide, Ernte, Erntedank, Korn
wreath: Kranz, Adventskranz
cat: Katze, Katzen, Kater, Kätzchen
dog: Hund, Hunde, Welpe, Haustier, Haustiere
bird: Vogel, Amsel, Spatz
birds: zwei Vögel, Vögel, Tauben
owl: Eule, Uhu, schlafende Eule
hen: Huhn, Hühner, Henne, Hahn
duck: Ente, Enten, Gans, Schwan
fox: Fuchs
bear: Bär, Bären
rabbit: Hase, Kaninchen, Hasen
sheep: Schaf, Schafe, Lamm, Ziege
cow: Kuh, Kühe, Milch
pig: Schwein, Schweine, Ferkel
horse: Pferd, Pferde, Pony, reiten
butterfly: Schmetterling, Schmetterlinge, Falter
bee: Biene, Bienen, Honig, Imker
snail: Schnecke
turtle: Schildkröte
whale: Wal, Wale, Delfin
elephant: Elefant, Elefanten, Zoo
mouse: Maus, Mäuse
hedgehog: Igel
paw: Pfote, Pfoten, Tierarzt, Tierheim
caterpillar: Raupe, Wurm, Regenwurm, Insekten
mountain: Berg, Berge, Alpen, Gipfel, Wanderung, wandern
hills: Hügel, Landschaft, Tal
sea: Meer, Ozean, Wellen, Ebbe, Gezeiten, Küste
beach: Strand, Sommer, Urlaub
lake: See, Teich, Weiher
river: Fluss, Bach, Ufer, Hochwasser
desert: Wüste, Dünen
island: Insel, Palme, Palmen
waterfall: Wasserfall
path: Weg, Wege, Weggabelung, Pfad, Straße, Kreuzung
cave: Höhle
field: Feld, Felder, Acker, Landwirtschaft, Bauernhof, Traktor
sun: Sonne, Sonnenschein, Sonnenlicht
moon: Mond, Nacht, Mondschein, Gute Nacht
stars: Stern, Sterne
cloud: Wolke, Wolken, Wetter
rain: Regen, Schauer, Wasserkreislauf
storm: Sturm, Gewitter, Blitz, Stromausfall
snow: Schnee, Schneeflocke, Winter, Frost
rainbow: Regenbogen
wind: Wind, Böe
season: Herbst, Jahreszeit, Jahreszeiten
waterDrop: Tropfen, Wasser, Wassertropfen
planet: Planet, Weltall, Weltraum
city: Stadt, Skyline, Hochhaus, Innenstadt, Immobilien
houses: Häuser, Straßenzug, Dorf, Nachbarschaft, Siedlung, Mieter
bridge: Brücke, Brücken, Radbrücke
lighthouse: Leuchtturm
church: Kirche, Kapelle, Gemeinde
museum: Museum, Galerie, Ausstellung, Rathaus, Gericht
shop: Laden, Geschäft, Öffnungszeiten, Ladentür
market: Markt, Marktstand, Wochenmarkt, Flohmarkt, Stand
factory: Fabrik, Werk, Industrie, Lager
castle: Burg, Schloss
streetLamp: Straßenlaterne, Laternenpfahl
trafficLight: Ampel, Verkehr
trafficCone: Verkehrskegel, Leitkegel, Baustelle, Pylone
sign: Wegweiser, Schild
noEntry: Parkverbot, Einfahrt freihalten, Halteverbot, verboten, Ausfahrt
playground: Spielplatz, Schaukel, Kita, Kindergarten
fountain: Brunnen, Springbrunnen, Platz
bench: Bank im Park, Parkbank, Park
key: Schlüssel, Schlüsselbund, Mietvertrag, Kündigung der Wohnung
house: Haus, Wohnung, Miete, Eigenheim, Zuhause, Dach
cottage: Ferienhaus, Haus am See, Hütte, Ferienwohnung
door: Tür, Haustür, Eingang, Tor
window: Fenster, Vorhang
lamp: Lampe, Licht, Tischlampe
chair: Stuhl, Möbel, Sitz
sofa: Sofa, Couch, Sessel, Wohnzimmer
meeting: Sitzung, Besprechung, Stühle um einen Tisch, Konferenz, Vorstand, Versammlung, Sitzungsprotokoll
roundTable: runder Tisch
bed: Bett, Hotel, Schlafzimmer, Schlaf, schlafen, Schlaflosigkeit
bath: Bad, Badewanne, Dusche, Badezimmer
faucet: Wasserhahn, Absperrhahn, Hahn, Leitung, Klempner, Wasserabstellung, Haupthahn
bucket: Eimer, Wassereimer
broom: Besen, Putzen, Reinigung, Treppenhaus, Kehrwoche, Putzplan
kettle: Wasserkocher, Kessel, Sprung
plug: Stecker, Steckdose, gezogener Stecker, Strom, außer Betrieb
candle: Kerze, Kerzen, Trauer, Gedenken
clock: Uhr, Zeit, Wanduhr, Uhrzeit
alarmClock: Wecker, Frist, Erinnerung
boxes: Umzugskarton, Umzugskartons, Karton, Paket, Umzug, Kiste, umziehen
handTruck: Sackkarre
towel: Handtuch, Badetuch, Strandtuch
laundry: Wäsche, Wäscheleine, Kleidung, Stoff, Mode, Waschmaschine
keys: Schlüsselbrett, Schlüssel an Haken, Hausordnung, Wohngemeinschaft, WG
garden: Garten, Gärtnern, Kleingarten, Beet, Hochbeet, Gemeinschaftsgarten
bicycle: Fahrrad, Rad, Radfahren, Radtour, Fahrradtour, Velo
bikes: Fahrräder, Räder, Leihräder, Bikesharing
car: Auto, Autos, Fahrzeug, Wagen, Taxi
van: Lieferwagen, Transporter, Umzugswagen
truck: Lastwagen, LKW, Lieferung, Spedition
bus: Bus, Schulbus, Reisebus, Klassenfahrt, Ausflug
train: Zug, Bahn, Straßenbahn, Bahnhof, U-Bahn, Tram
plane: Flugzeug, Flug, Flughafen, Reise
sailboat: Segelboot, Segeln, Regatta
ship: Schiff, Fähre, Hafen, Kreuzfahrt
boat: Boot, Kanu, Ruderboot
paperBoat: Papierboot, Papierschiff
rocket: Rakete, Gründung
balloon: Heißluftballon
scooter: Roller, Moped, Motorrad
suitcase: Koffer, Gepäck, Handgepäck, Geschäftsreise
mapPin: Kartennadel, Standort, Adresse, neue Anschrift, Ort
map: Landkarte, Karte, Route, Schatzkarte
compass: Kompass
anchor: Anker
tent: Zelt, Camping, Zeltlager
campfire: Lagerfeuer, Feuer, Grillen, Grill
backpack: Rucksack, Schulranzen, Rucksäcke
laptop: Laptop, Computer, Webseite, Software, Rechner
desk: Schreibtisch, Arbeitsplatz, Büro, Bildschirm
terminal: Terminal, Quelltext, Programmieren, Entwickler
phone: Telefon, Handy, Anruf
envelope: Umschlag, Briefumschlag, Post, Einladung
letter: Brief, Schreiben, Kündigungsschreiben, Empfehlungsschreiben
calendar: Kalender, Termin, Datum, Monat
clipboard: Klemmbrett, Checkliste, Liste, Prüfung, Formular, Protokoll
pen: Füller, Füllfederhalter, Stift, Unterschrift, Vertrag, Dankesbrief
pencil: Bleistift, Heft, Notizbuch, Hausaufgaben
ledger: Kassenbuch, Buchhaltung, Steuer, Rechnung
briefcase: Aktentasche, Beruf, Bewerbung, Karriere, Bewerbungsschreiben, Stellenanzeige
chart: Diagramm, Balkendiagramm, Statistik, Bericht, Zahlen, Auswertung
growth: Wachstum, Anstieg, steigende Linie, Umsatz, Gewinn, Quartal
milestones: Meilenstein, Meilensteine, Fahrplan, Fortschritt, Zeitleiste
stamp: Stempel, Genehmigung
printer: Drucker, Druckerei
handshake: Händedruck, Vereinbarung, Partnerschaft, Zusammenarbeit, Verhandlung
document: Dokument, Urkunde, Zeugnis
shield: Schild und Schutz, Schutz, Sicherheit, Versicherung
book: Buch, offenes Buch, Lesung, Roman, Geschichte, lesen
books: Bücher, Bücherstapel, Bibliothek, Bücherei
shelf: Bücherregal, Regal
globe: Globus, Welt, Erde, Erdkunde, Sprachkurs
blackboard: Wandtafel, Schultafel, Unterricht, Schule, Klasse, Lehrer, Kurs
graduation: Abschluss, Abitur, Studium, Student
ruler: Lineal, Mathematik, Messen, Architekt
crayons: Buntstifte, Malen, Wachsmalstifte
microscope: Mikroskop, Biologie, Labor, Forschung
flask: Kolben, Chemie, Experiment, Versuch, Wissenschaft
testTubes: Reagenzglas, Reagenzgläser
atom: Atom, Physik, Molekül
dna: DNA, Genetik, Erbgut
magnet: Magnet
telescope: Fernrohr, Teleskop
lightbulb: Glühbirne, Idee, Ideen, Erfindung
gears: Zahnrad, Zahnräder, Maschine, Getriebe, Prozess
magnifier: Lupe, Suche
puzzle: Puzzle, Rätsel, Lösung, Spiel
microchip: Chip, Prozessor, Elektronik, Künstliche Intelligenz
heart: Herz, Liebe, Herzen, Spende, Dank, Muttertag, Valentinstag
heartbeat: Herzschlag, Puls, Gesundheit
stethoscope: Stethoskop, Arzt, Ärztin, Pflegekraft, Praxis, Medizin
firstAid: Erste Hilfe, Verbandskasten, Unfall, Notfall
hospital: Krankenhaus, Klinik, Spital
pills: Tabletten, Medikamente, Apotheke
tooth: Zahn, Zahnarzt, Zähne
bandage: Pflaster, Verband, Gute Besserung
hands: zwei Hände, Hände, Hand, Pflege, Hilfe, Fürsorge
raisedHands: erhobene Hände, Wahl, Abstimmung, Ehrenamt, Freiwillige, Helfer
yoga: Yoga, Meditation, Entspannung, Stress, Stressbewältigung, Achtsamkeit
football: Fußball, Ball, Fußballturnier
basketball: Basketball
tennis: Tennis, Schläger, Federball
shoe: Laufschuh, Turnschuh, Schuh, Schuhe, Lauf, Marathon
dumbbell: Hantel, Hanteln, Fitnessstudio, Kraftsport, Fitness
trophy: Pokal, Sieger, Turnier, Preis, Wettbewerb
medal: Medaille, Orden
swimmer: Schwimmer, Schwimmen, Schwimmkurs
pool: Schwimmbad, Freibad, Becken, Hallenbad, Nachtschwimmen
target: Ziel, Zielscheibe, Ziele, Fokus
ski: Ski, Skifahren, Piste, Wintersport
chess: Schach, Brettspiel, Schachturnier, Spieleabend
guitar: Gitarre
electricGuitar: E-Gitarre, Rockband, Rock
trumpet: Trompete, Blasmusik, Orchester, Jazz
piano: Klavier, Flügel
drum: Trommel, Schlagzeug
violin: Geige, Violine, Kammermusik
notes: Noten, Musik, Lied, Chor, Konzert, Gesang
microphone: Mikrofon, Rede, Interview, Vortrag
vinyl: Schallplatte, Platte, Plattenspieler
headphones: Kopfhörer
radio: Radio, Rundfunk
speaker: Lautsprecher
dance: Tanz, Tanzen, Tanzkurs
theater: Theater, Bühne, Schauspiel, Oper
palette: Palette, Malerei, Kunst, Farbe, Farben
camera: Kamera, Foto, Fotografie
film: Film, Kino, Filmabend
paintRoller: Farbroller, Farbrolle, Maler, frisch gestrichen, Anstrich, Renovierung
brush: Pinsel
hammer: Hammer, Bauarbeiten, Handwerker
wrench: Schraubenschlüssel, Reparatur, Wartung, Werkstatt
saw: Säge, Holz, Schreiner
handPlane: Hobel, Hobelspäne, Tischler
scissors: Schere, Friseur, Haarschnitt, Kamm
shears: Gartenschere, Rosenschere, Gärtner
sewing: Nähen, Nadel, Faden, Nähkurs, Schneiderei
wool: Wolle, Stricken, Garn
pottery: Keramik, Töpfern, Töpferei, Ton
toolbox: Werkzeugkasten, Werkzeug, Werkzeuge, Handwerk
screwdriver: Schraubenzieher, Schraubendreher, Montage
cable: Kabel, Schalter, Elektriker
ladder: Leiter
wateringCan: Gießkanne, gießen
shovel: Schaufel, Spaten
gloves: Handschuhe, Handschuh, Arbeitshandschuhe
person: Person, Mann, Frau, Mitarbeiter, Kunde
people: Leute, Menschen, Team, Gruppe, Gemeinschaft, Verein, Freunde
crowd: Menge, Publikum, Versammelte
family: Familie, Eltern
couple: Paar, Brautpaar, Verlobung
child: Kind, Kinder, Mädchen, Junge
baby: Baby, Kinderwagen, Geburt, Taufe
teddy: Teddy, Teddybär, Spielzeug, Kuscheltier, Babysitten
rings: Ringe, Eheringe, Hochzeit, Trauringe, Trauung
birthday: Geburtstag, Geburtstagsfeier, Geburtstagstorte
balloons: Luftballon, Luftballons, Ballons, Glückwunsch
gift: Geschenk, Geschenke, Präsent
christmas: Weihnachten, Weihnachtsbaum, Tannenbaum, Weihnachtsfeier, Advent
lantern: Laterne, Laternen, Lampion, Lampions
fireworks: Feuerwerk, Silvester, Neujahr
bunting: Wimpelkette, Girlande, Straßenfest, Sommerfest, Fest, Fasching, Feier
easterEgg: Osterei, Ostern, Ostereier
snowman: Schneemann
partyHat: Partyhut, Konfetti
toast: Sekt, Anstoßen, Champagner, Jubiläum, Empfang
crown: Krone, König, Königin
mask: Maske, Kostüm, Maskenball
speech: Sprechblase, Gespräch, Unterhaltung, Nachricht, Fragen, Rückmeldung, Kommunikation
megaphone: Megafon, Ankündigung, Werbung, Mitteilung
flag: Fahne, Flagge, Revolution, Unabhängigkeit
recycle: Recycling, Kreislauf, Müll, Abfall, Wiederverwendung, Nachhaltigkeit, Mehrweg
coins: Münze, Münzen, Geld, Preise, Kosten, Beitrag, Finanzen
piggyBank: Sparschwein, Sparen
banknotes: Geldschein, Geldscheine, Kredit, Förderung
wallet: Geldbeutel, Portemonnaie, Brieftasche
card: Kreditkarte, Mitgliedskarte
scales: Waage, Gerechtigkeit, Recht, Anwalt
tag: Preisschild, Etikett, Rabatt, Angebot, Ausverkauf, Räumungsverkauf, Schlussverkauf
cart: Einkaufswagen, Supermarkt
bag: Einkaufstasche, Tasche, Einkauf
voucher: Gutschein, Eintrittskarte, Ticket
robot: Roboter
server: Server, Rechenzentrum, Datenbank
cloudData: Hochladen, Cloudspeicher
wifi: WLAN, Internet, Funknetz
lock: Vorhängeschloss, Passwort, Kennwort, Cybersicherheit, IT-Sicherheit, Datensicherheit, Internetsicherheit
phishing: Phishing, Betrug, Betrugsmail
network: Netzwerk, Netz, Vernetzung, Verbindung
solar: Solaranlage, Photovoltaik, Solarmodul
windTurbine: Windrad, Windkraft, Energie, Windräder
battery: Batterie, Akku, Laden der Batterie
satellite: Satellit
hourglass: Sanduhr, Wartezeit, Warten
umbrella: Regenschirm, Schirm
sunglasses: Sonnenbrille, Brille
shell: Muschel, Muscheln
hat: Hut, Sonnenhut, Mütze
circles: Kreise, sich überschneidende Kreise
shapes: Formen, Quadrat, Kreis, Dreieck, Gestaltung
contours: Höhenlinien, Konturlinien
loops: Schleife, Schleifen, Kette
staircase: Treppe, Stufen
bell: Glocke, Klingel
hook: Haken, Angelhaken
lion: Löwe, Löwen
tiger: Tiger
panda: Panda, Pandas, Bambus
monkey: Affe, Affen, Gorilla, Schimpanse
giraffe: Giraffe, Giraffen
zebra: Zebra, Zebras
kangaroo: Känguru, Kängurus
rhinoceros: Nashorn, Nashörner
camel: Kamel, Kamele
deer: Hirsch, Reh, Rentier, Elch
frog: Frosch, Frösche, Kröte
snake: Schlange, Schlangen
lizard: Eidechse, Eidechsen, Gecko, Chamäleon
eagle: Adler, Falke, Habicht, Greifvogel
penguin: Pinguin, Pinguine
squirrel: Eichhörnchen
dinosaur: Dinosaurier, Saurier
ladybug: Marienkäfer, Käfer
mosquito: Mücke, Mücken, Stechmücke, Malaria
seahorse: Seepferdchen
volcano: Vulkan, Vulkane, Lava
pyramid: Pyramide, Pyramiden, Pharao, altes Ägypten
temple: Tempel, Akropolis, antikes Griechenland
mosque: Moschee, Moscheen, Minarett, Islam, Ramadan
eiffelTower: Eiffelturm, Paris, Frankreich
colosseum: Kolosseum, römisches Reich, Römer, Gladiator, Rom
statue: Statue, Skulptur, Bildhauer, Büste, Renaissance, Philosophie
iceberg: Eisberg, Eisberge, Gletscher, Antarktis, Arktis, Klimawandel, Klimakrise, Klimaschutz
comet: Komet, Kometen, Asteroid, Meteor, Meteorit, Sternschnuppe
brain: Gehirn, Nervensystem, Psychologie
lungs: Lunge, Lungen, Atmung, Asthma
stomach: Magen, Darm, Verdauung
eye: Auge, Augen, Sehtest, Optiker
ear: Ohr, Ohren, Gehör
bone: Knochen, Gelenk, Gelenke
skull: Schädel, Skelett, Pirat, Piraten
virus: Virus, Viren, Bakterien, Keime, Infektion, Grippe
cell: Zellteilung, Zellkern, Zelle, Zellen
syringe: Spritze, Impfung, Impfungen, Impfstoff
thermometer: Thermometer, Fieber
pressureCuff: Blutdruck, Blutdruckmessgerät, Bluthochdruck
pot: Kochtopf, Topf auf dem Herd, Herd, Kochen
jar: Einmachglas, Marmelade, Sauerkraut, Fermentation
chocolate: Schokolade, Kakao
salt: Salz, Salzstreuer
banana: Banane, Bananen
nuts: Nuss, Nüsse, Walnuss, Haselnuss, Mandel, Mandeln
die: Würfel, Wahrscheinlichkeit
knot: Knoten, Seil
protractor: Geodreieck, Winkel, Winkelmesser, Geometrie
axes: Koordinatensystem, Funktionsgraph, Algebra, Gleichung, Gleichungen
abacus: Abakus, Rechenbrett, Addition, Subtraktion
crystal: Kristall, Kristalle, Quarz, Mineral, Edelstein, Diamant
funnel: Trichter, Filterpapier
lever: Hebel, Wippe, Flaschenzug
speedometer: Tachometer, Beschleunigung
matches: Streichholz, Streichhölzer, Burnout
cigarette: Zigarette, Zigaretten, Rauchen, Tabak
forklift: Gabelstapler, Stapler
lawnMower: Rasenmäher, Rasen, Rasenpflege
skateboard: Skateboard, Skatepark
surfboard: Surfbrett, Surfen, Surfer
helmet: Ritter, Rüstung, Wikinger, Mittelalter
lectern: Rednerpult, Pult, Debatte
maze: Labyrinth, Irrgarten
cutlery: Besteck, Gedeck, Tischmanieren, Serviette
vial: Insulin, Inhalator, Diabetes
@food: Essen, Küche, Koch, Speisekarte, Rezept, Mahlzeit, Mittagessen, Ernährung, Picknick, Wochenplan Essen, Speiseplan
@nature: Natur, Umwelt, Ökologie, Klima, grün
@animals: Tier, Tiere
@travel: Reisen, Tourismus, Ausflüge
@home: Haushalt, Wohnen, Nachbarn, Bewohner, Keller
@work: Arbeit, Firma, Unternehmen, Projekt, Betrieb
@school: Bildung, Lernen, Schüler, Fortbildung
@science: Forscher, Entdeckung
@technology: Technik, Digital, Technologie, Daten
@health: Heilung, Therapie, Krankheit
@sport: Sport, Sportverein, Spieltag
@music: Musiker, Klang
@art: Kultur, Kreativ
@craft: Basteln, Selbermachen
@people: Treffen, Zusammen, Begegnung, Willkommen
@celebration: Feiern, Party
@money: Wirtschaft, Bezahlen
@city: Verkehrsmittel, Mobilität, Viertel
@weather: Temperatur
`;
